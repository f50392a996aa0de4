import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightRouteValue } from "#products/flight/contract/flight-routes.shapes.ts";
import { hasToursTo } from "#products/of-tours.ts";
import type { Atlas, City } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { carrierNames } from "./carriers.ts";
import { fareDaysBetween } from "./fare-days.ts";
import { airportsOf, flownCity } from "./flown-city.ts";
import { inOrderOfNearness, nearRouteOf, reachOf } from "./near-routes.ts";
import { FARE_DAYS, fareDays, lowestFares, picturedCity } from "./route-fares.ts";

const NEAR = 3;

/** Call 66d: a month of lowest fares from one city to another, and how the route is flown. */
export const route = endpoint({
  call: flightRouteCalls.route,
  async answer({ params }, services) {
    const { database, atlas, clock } = services;
    const places = atlas.current();
    const origin = flownCity(places, params.originName);
    const destination = flownCity(places, params.destinationName);
    if (origin === null || destination === null || origin === destination) return refuse("not_found");
    const day = today(clock);
    const ways = { originId: origin.row.id, destinationId: destination.row.id, class: "economy" } as const;
    const [fares, ended, back, near, has_tours] = await Promise.all([
      fareDaysBetween(database, ways, fareDays(day)),
      waysFlown(database, ways, [day, addDays(day, FARE_DAYS - 1)]),
      lowestFares(database, day, { origins: [ways.destinationId], destinations: [ways.originId] }),
      routesNearBy(database, places, { origin, destination }, day),
      hasToursTo(services, destination.row.id),
    ]);
    const [home] = back;
    return {
      origin: picturedCity(origin),
      destination: picturedCity(destination),
      days: fares,
      origin_airports: airportsOf(origin, new Set(ended.map(({ fromAirport }) => fromAirport))),
      destination_airports: airportsOf(destination, new Set(ended.map(({ toAirport }) => toAirport))),
      flown: await flownBy(database, ended),
      back: home === undefined ? null : { date: home.date, min_price: home.price },
      near,
      has_stays: destination.summary.property_count > 0,
      has_tours,
    };
  },
});

type FlownRow = { fromAirport: string; toAirport: string; stops: number; carriers: string[]; minutes: number };

const FLOWN = `
  SELECT from_airport AS "fromAirport", to_airport AS "toAirport", stops, to_jsonb(carriers) AS carriers,
    min(minutes)::int AS minutes
  FROM flight_offer
  WHERE origin_city_id = $1 AND destination_city_id = $2 AND class = 'economy' AND date BETWEEN $3 AND $4
    AND closes_at > app_now()
  GROUP BY from_airport, to_airport, stops, carriers`;

/** The airports, stops and carriers of a route's offers, also of those that are full: the route is flown all the same. */
const waysFlown = (
  from: Queryable,
  { originId, destinationId }: { originId: number; destinationId: number },
  [first, last]: readonly [IsoDate, IsoDate],
): Promise<FlownRow[]> => from.query(FLOWN, [originId, destinationId, first, last], "ways_flown");

/** The carriers that need the fewest stops, by their codes, and the shortest time. */
async function flownBy(from: Queryable, rows: readonly FlownRow[]): Promise<FlightRouteValue["flown"]> {
  if (rows.length === 0) return null;
  const stops = Math.min(...rows.map((row) => row.stops));
  const best = rows.filter((row) => row.stops === stops);
  const codes = [...new Set(best.flatMap(({ carriers }) => carriers))].toSorted();
  const namesOf = await carrierNames(from, codes);
  return {
    carriers: codes.map((code) => ({ code, ...namesOf(code) })),
    stops,
    minutes: Math.min(...best.map(({ minutes }) => minutes)),
  };
}

/**
 * Other routes to take, the nearest first: from near cities to the same destination. Where the route itself has none,
 * also to near destinations; without any of these, between near cities of both ends.
 */
async function routesNearBy(
  from: Queryable,
  places: Atlas,
  { origin, destination }: { origin: City; destination: City },
  day: IsoDate,
): Promise<FlightRouteValue["near"]> {
  const [origins, destinations] = [reachOf(origin, places), reachOf(destination, places)];
  const rows = inOrderOfNearness(
    await lowestFares(from, day, { origins: [...origins.keys()], destinations: [...destinations.keys()] }),
    origins,
    destinations,
  );
  const isOwn = { from: origin.row.id, to: destination.row.id };
  const toSame = rows.filter(({ originId, destinationId }) => destinationId === isOwn.to && originId !== isOwn.from);
  const fromSame = rows.filter(({ originId, destinationId }) => originId === isOwn.from && destinationId !== isOwn.to);
  const isFlown = rows.some(({ originId, destinationId }) => originId === isOwn.from && destinationId === isOwn.to);
  const some = isFlown ? toSame : [...toSame.slice(0, 2), ...fromSame.slice(0, 2)];
  const chosen = isFlown || some.length > 0 ? some : rows.filter((row) => row.originId !== row.destinationId);
  return chosen.slice(0, NEAR).flatMap((row) => nearRouteOf(row, places, origins, destinations));
}
