import { checkOutOf } from "#domain/calendar/stay.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { SearchQuery, SearchValue } from "#domain/contract/property.shapes.ts";
import { metersBetween } from "#domain/place/distance.ts";
import { formatRooms } from "#domain/rooms.ts";
import { today } from "../clock.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { attractionSummary } from "../place/atlas.ts";
import type { Services } from "../services.ts";
import { cardPage } from "./card-page.ts";
import { type Destination, findDestination } from "./destination.ts";
import type { Listed } from "./listed.ts";
import { readStay } from "./stay-query.ts";
import { listedFor, stayWords, type WantedStay } from "./wanted-stay.ts";

const MOST_POINTS = 200;
const MOST_LANDMARKS = 12;

/** Call 35: the properties of a destination with the price of one stay. */
export const search = endpoint({
  call: propertyCalls.search,
  async answer({ query }, services) {
    const { parties, faults } = readStay(query, today(services.clock));
    if (parties === null) return refuse("invalid_input", faults);
    const destination = await findDestination(query.destination_id, services);
    if (destination === null) return refuse("not_found", [{ name: "destination_id", code: "unknown_destination" }]);
    const wanted = { checkIn: query.check_in, lengthOfStay: query.length_of_stay, parties };
    const all = await listedOf(destination, wanted, query, services);
    const { page, first } = await cardPage(all, query, services, stayWords(wanted, services), MOST_POINTS);
    return {
      ...page,
      destination: destination.shown,
      check_in: wanted.checkIn,
      check_out: checkOutOf(wanted.checkIn, wanted.lengthOfStay),
      length_of_stay: wanted.lengthOfStay,
      rooms: formatRooms(parties),
      points: first.map((listed) => pointOf(listed, services)),
      landmarks: landmarksOf(destination),
    };
  },
});

/** Every property of the destination for the stay, with how far it is from what the destination is. */
async function listedOf(
  { cities, around, sight }: Destination,
  wanted: WantedStay,
  query: SearchQuery,
  services: Services,
): Promise<Listed[]> {
  const all = await listedFor(cities, wanted, services, query);
  if (around === null) return all;
  return all.map((listed) => {
    const meters = metersBetween(around, listed.candidate);
    return { ...listed, meters, sight: sight ? { sight, meters } : null };
  });
}

const pointOf = ({ candidate, stay }: Listed, { atlas }: Services): SearchValue["points"][number] => ({
  id: candidate.id,
  slug: candidate.slug,
  city_slug: atlas.current().cityOfId.get(candidate.cityId)?.row.slug ?? "",
  name_fa: candidate.nameFa,
  name_en: candidate.nameEn,
  lat: candidate.lat,
  lon: candidate.lon,
  total: stay?.total ?? null,
});

const landmarksOf = ({ cities }: Destination) =>
  cities.flatMap((city) => city.attractions.map((row) => attractionSummary(row, city))).slice(0, MOST_LANDMARKS);
