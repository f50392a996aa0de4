import { checkOutOf } from "#domain/calendar/stay.ts";
import { metersBetween } from "#domain/place/distance.ts";
import { formatRooms } from "#domain/rooms.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { SearchMapValue, SearchQuery } from "#products/stay/contract/stay.shapes.ts";
import { attractionSummary } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import { isRefusal, type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import type { Services } from "#provider/services.ts";
import { cardPage, firstResults } from "./card-page.ts";
import { type Destination, findDestination } from "./destination.ts";
import type { Listed } from "./listed.ts";
import { listedFor, stayWords, type WantedStay } from "./wanted-stay.ts";

const MAX_POINTS = 200;
const MAX_LANDMARKS = 12;

type Found = { destination: Destination; wanted: WantedStay; all: Listed[] };

/** Every property of the destination that a search names, with the price of its stay; or the faults of the search. */
async function found(query: SearchQuery, services: Services): Promise<Found | Refusal> {
  const { parties, faults } = readStay(query, today(services.clock));
  if (parties === null) return refuse("invalid_input", faults);
  const destination = await findDestination(query.destination_id, services);
  if (destination === null) return refuse("not_found", [{ name: "destination_id", code: "unknown_destination" }]);
  const wanted = {
    checkIn: query.check_in,
    lengthOfStay: query.length_of_stay,
    parties,
    audience: query.audience,
  };
  return { destination, wanted, all: await listedOf(destination, wanted, query, services) };
}

/** Call 35: the properties of a destination with the price of one stay. */
export const search = endpoint({
  call: stayCalls.search,
  async answer({ query }, services) {
    const searched = await found(query, services);
    if (isRefusal(searched)) return searched;
    const { destination, wanted, all } = searched;
    return {
      ...(await cardPage(all, query, services, stayWords(wanted, services))),
      destination: destination.shown,
      check_in: wanted.checkIn,
      check_out: checkOutOf(wanted.checkIn, wanted.lengthOfStay),
      length_of_stay: wanted.lengthOfStay,
      rooms: formatRooms(wanted.parties),
    };
  },
});

/** Call 35b: results of a search, on a map. */
export const searchMap = endpoint({
  call: stayCalls.searchMap,
  async answer({ query }, services) {
    const searched = await found(query, services);
    if (isRefusal(searched)) return searched;
    return {
      points: firstResults(searched.all, query, services, MAX_POINTS).map((listed) => pointOf(listed, services)),
      landmarks: landmarksOf(searched.destination),
    };
  },
});

/**
 * Every property of the destination for the stay, with its distance from the point that the destination is about, if
 * any.
 */
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

const pointOf = ({ candidate, stay }: Listed, { atlas }: Services): SearchMapValue["points"][number] => ({
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
  cities.flatMap((city) => city.attractions.map((row) => attractionSummary(row, city))).slice(0, MAX_LANDMARKS);
