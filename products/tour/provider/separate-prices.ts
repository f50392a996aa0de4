import { addDays } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Party } from "#domain/rooms.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { cheapestFares, type FlightCounts, type NamedFlight } from "#products/of-flights.ts";
import { cheapestStay, openPlansOf } from "#products/of-stays.ts";
import { boughtApart, type ComparedStay, type PartPrice } from "#products/tour/rules/compare.ts";
import { groupsOf, tourRooms } from "#products/tour/rules/party.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { StoredLeg, StoredStay } from "./schema.ts";

/** Prices of packages when each of their stays and flights is booked separately: `apart` of call 62c. */

type Journey = { date: IsoDate; legs: { out: StoredLeg; back: StoredLeg } };
/** A party: the travellers of each room, and the passports that decide the rates of their hotels. */
type Guests = { rooms: readonly Party[]; audience: PartyAudience };
type Package = { id: number; stays: readonly StoredStay[] };

/**
 * By the number of the package, rial for the whole party: the sum of this site's current prices of each part. A package
 * is absent where some part is not sold by itself for its days, or has no places for all.
 */
export async function separatePrices(
  database: Database,
  { date, legs }: Journey,
  packages: readonly Package[],
  { rooms, audience }: Guests,
): Promise<ReadonlyMap<number, number>> {
  const ways = [legs.out, legs.back];
  const flights = ways.flatMap(flightOf);
  if (flights.length < ways.length || packages.length === 0) return new Map();
  const fares = await cheapestFares(database, flights, countsOf(rooms));
  // Without both flights the sum is unknown, and the stays are not priced.
  if (fares.includes(null)) return new Map();
  const farePrices = flights.map((flight, index) => ({ ...flight, rooms, total: fares[index] ?? null }));
  const parts = packages.map(({ id, stays }) => ({ id, stays: staysOf(date, stays) }));
  const stayPrices = await pricesOfStays(
    database,
    parts.flatMap(({ stays }) => stays),
    { rooms, audience },
  );
  return new Map(
    parts.flatMap(({ id, stays }) => {
      const total = boughtApart({ rooms, stays, legs: flights }, stayPrices, farePrices);
      return total === null ? [] : [[id, total]];
    }),
  );
}

/** A leg as the flight that it is; none where it is nothing that is sold by itself. */
const flightOf = (leg: StoredLeg): NamedFlight[] =>
  leg.carrier === null || leg.class === "standard"
    ? []
    : [
        {
          carrier: leg.carrier,
          number: leg.number,
          originId: leg.from_city_id,
          destinationId: leg.to_city_id,
          date: dayOfLocal(leg.departs_local),
          class: leg.class,
        },
      ];

/** The stays of a package, one after the other from its first day. */
function staysOf(date: IsoDate, stays: readonly StoredStay[]): ComparedStay[] {
  let checkIn = date;
  return stays.map(({ property_id, nights, meal }) => {
    const stay = { propertyId: property_id, checkIn, nights, meal };
    checkIn = addDays(checkIn, nights);
    return stay;
  });
}

const countsOf = (rooms: readonly Party[]): FlightCounts => {
  const groups = tourRooms(rooms).map(groupsOf);
  const sum = (count: (group: (typeof groups)[number]) => number) =>
    groups.reduce((total, group) => total + count(group), 0);
  return {
    adult_count: sum(({ adults }) => adults),
    child_count: sum(({ children }) => children.length),
    infant_count: sum(({ infants }) => infants),
  };
};

/** Price of each stay by itself at its cheapest plans with its board, a room for each party. */
async function pricesOfStays(
  database: Database,
  stays: readonly ComparedStay[],
  { rooms, audience }: Guests,
): Promise<PartPrice<ComparedStay>[]> {
  const places = [
    ...new Map(
      stays.map(({ propertyId, checkIn, nights }) => [
        `${propertyId} ${checkIn} ${nights}`,
        { propertyId, checkIn, lengthOfStay: nights },
      ]),
    ),
  ];
  const open = await openPlansOf(
    database,
    places.map(([, place]) => place),
    audience,
  );
  const openOf = new Map(places.map(([key], index) => [key, open[index]]));
  return stays.map((stay) => {
    const found = openOf.get(`${stay.propertyId} ${stay.checkIn} ${stay.nights}`);
    const plans = found?.plans.filter(({ meal }) => meal === stay.meal) ?? [];
    const best = found && cheapestStay(plans, rooms, found.childPolicy);
    return { ...stay, rooms, total: best?.total ?? null };
  });
}
