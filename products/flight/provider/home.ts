import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightHomeValue, RouteFare } from "#products/flight/contract/flight-routes.shapes.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import { cityValue } from "./city-value.ts";
import { FARE_DAYS, type LowestFare, lowestFares, routeFareOf } from "./route-fares.ts";

const SHOWN = { routes: 8, deals: 4 };
/** A deal is so much below the median, of at least so many days: of fewer there is no usual price. */
const DEAL = { share: 0.15, days: 7 };

/** Call 66b: routes between large cities, unusually cheap days, and the cities that flights leave from. */
export const home = endpoint({
  call: flightRouteCalls.home,
  async answer(_, { database, atlas, clock }): Promise<FlightHomeValue> {
    const places = atlas.current();
    const fares = await lowestFares(database, today(clock));
    return {
      days: FARE_DAYS,
      routes: mainRoutes(fares, places, SHOWN.routes),
      deals: dealsOf(fares).flatMap((fare) =>
        routeFareOf(fare, places).map((route) => ({ ...route, usual_price: fare.usual })),
      ),
      origins: originsOf(fares, places),
    };
  },
});

/** Routes between the largest cities, each pair in one direction. The rank of a city is its place in the atlas. */
function mainRoutes(fares: readonly LowestFare[], places: Atlas, most: number): RouteFare[] {
  const rankOf = new Map(places.cities.map(({ row }, rank) => [row.id, rank]));
  const rank = ({ originId, destinationId }: LowestFare) =>
    (rankOf.get(originId) ?? places.cities.length) + (rankOf.get(destinationId) ?? places.cities.length);
  const seen = new Set<string>();
  const isFirstOfPair = ({ originId, destinationId }: LowestFare) => {
    const pair = [originId, destinationId].toSorted((one, other) => one - other).join(" ");
    return !seen.has(pair) && seen.add(pair);
  };
  return fares
    .toSorted((one, other) => rank(one) - rank(other) || one.originId - other.originId)
    .filter(isFirstOfPair)
    .slice(0, most)
    .flatMap((fare) => routeFareOf(fare, places));
}

const savingOf = ({ usual, price }: LowestFare): number => (usual - price) / usual;

/** The days that are furthest below what their route usually costs. */
const dealsOf = (fares: readonly LowestFare[]): LowestFare[] =>
  fares
    .filter((fare) => fare.days >= DEAL.days && savingOf(fare) >= DEAL.share)
    .toSorted((one, other) => savingOf(other) - savingOf(one) || one.originId - other.originId)
    .slice(0, SHOWN.deals);

function originsOf(fares: readonly LowestFare[], { cities }: Atlas): FlightHomeValue["origins"] {
  const ofOrigin = Map.groupBy(fares, ({ originId }) => originId);
  return cities.flatMap((city) => {
    const some = ofOrigin.get(city.row.id);
    if (some === undefined) return [];
    return [{ ...cityValue(city), from_price: Math.min(...some.map(({ price }) => price)), route_count: some.length }];
  });
}

/** Some main routes, for other pages. */
export const mainFares = async ({ database, atlas, clock }: Services, most: number): Promise<RouteFare[]> =>
  mainRoutes(await lowestFares(database, today(clock)), atlas.current(), most);
