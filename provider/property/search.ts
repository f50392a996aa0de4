import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { Blocking, SearchQuery, SearchValue } from "#domain/contract/property.shapes.ts";
import { formatRooms, type Party } from "#domain/rooms.ts";
import { today } from "../clock.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { attractionSummary } from "../place/atlas.ts";
import { metersBetween } from "../place/distance.ts";
import type { Services } from "../services.ts";
import { readCandidates } from "./candidates.ts";
import { cardPage } from "./card-page.ts";
import { type Destination, findDestination } from "./destination.ts";
import { type Listed, listedForStay } from "./listed.ts";
import { nearestBlocking, readStayFacts } from "./offers.ts";
import { readPlanTotals } from "./plan-totals.ts";
import { readStay } from "./stay-query.ts";

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
    const stay = { checkIn: query.check_in, lengthOfStay: query.length_of_stay };
    const all = await listedOf(destination, stay, parties, query, services);
    const { page, results } = await cardPage(all, query, services, (blocked) =>
      reasonsOf(blocked, stay, parties, services),
    );
    return {
      ...page,
      destination: destination.shown,
      check_in: stay.checkIn,
      check_out: checkOutOf(stay.checkIn, stay.lengthOfStay),
      length_of_stay: stay.lengthOfStay,
      rooms: formatRooms(parties),
      points: results.slice(0, MOST_POINTS).map((listed) => pointOf(listed, services)),
      landmarks: landmarksOf(destination),
    };
  },
});

async function listedOf(
  destination: Destination,
  stay: Stay,
  parties: readonly Party[],
  query: SearchQuery,
  { database }: Services,
): Promise<Listed[]> {
  const cityIds = destination.cities.map((city) => city.row.id);
  const [candidates, plansOf] = await Promise.all([
    readCandidates(database, cityIds),
    readPlanTotals(database, cityIds, stay),
  ]);
  const { around } = destination;
  return candidates.map((candidate) => {
    const listed = listedForStay(candidate, plansOf.get(candidate.id) ?? [], parties, stay.lengthOfStay, query);
    return around === null ? listed : { ...listed, meters: metersBetween(around, candidate) };
  });
}

/** Why those of the page that cannot be had cannot be had. */
async function reasonsOf(
  blocked: readonly Listed[],
  stay: Stay,
  parties: readonly Party[],
  { database }: Services,
): Promise<Map<number, Blocking>> {
  const facts = await readStayFacts(
    database,
    blocked.map(({ candidate }) => candidate.id),
    stay,
  );
  return new Map(
    blocked.map(({ candidate }) => [candidate.id, nearestBlocking(facts, candidate.id, candidate, parties, stay)]),
  );
}

const pointOf = ({ candidate, price }: Listed, { atlas }: Services): SearchValue["points"][number] => ({
  id: candidate.id,
  slug: candidate.slug,
  city_slug: atlas.current().cityOfId.get(candidate.cityId)?.row.slug ?? "",
  name_fa: candidate.nameFa,
  name_en: candidate.nameEn,
  lat: candidate.lat,
  lon: candidate.lon,
  night_average: price,
});

const landmarksOf = ({ cities }: Destination) =>
  cities.flatMap((city) => city.attractions.map((row) => attractionSummary(row, city))).slice(0, MOST_LANDMARKS);
