import { flightRouteCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightOriginValue } from "#products/flight/contract/flight-routes.shapes.ts";
import type { Atlas, City } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { cityValue } from "./city-value.ts";
import { airportsOf, flownCity } from "./flown-city.ts";
import { reachOf } from "./near-routes.ts";
import { FARE_DAYS, type LowestFare, lowestFares, picturedCity, routeFareOf } from "./route-fares.ts";

const NEAR = 3;

/** Call 66c: where flights of a city go, with their lowest fares, and the near cities that have flights. */
export const origin = endpoint({
  call: flightRouteCalls.origin,
  async answer({ params }, { database, atlas, clock }) {
    const places = atlas.current();
    const city = flownCity(places, params.originName);
    if (city === null) return refuse("not_found");
    const reach = reachOf(city, places);
    const fares = await lowestFares(database, today(clock), { origins: [...reach.keys()] });
    const own = fares.filter(({ originId }) => originId === city.row.id);
    return {
      days: FARE_DAYS,
      origin: picturedCity(city),
      airports: airportsOf(city),
      destinations: own
        .toSorted((one, other) => one.price - other.price || one.destinationId - other.destinationId)
        .flatMap((fare) => routeFareOf(fare, places)),
      near: nearOrigins(city, fares, places),
    };
  },
});

/** Other cities that flights leave from, the nearest first. */
function nearOrigins(city: City, fares: readonly LowestFare[], places: Atlas): FlightOriginValue["near"] {
  const reach = reachOf(city, places);
  return [...Map.groupBy(fares, ({ originId }) => originId)]
    .flatMap(([id, some]) => {
      const other = places.cityOfId.get(id);
      if (other === undefined || other === city) return [];
      const from_price = Math.min(...some.map(({ price }) => price));
      return [{ ...cityValue(other), meters: Math.round(reach.get(id) ?? 0), from_price }];
    })
    .toSorted((one, other) => one.meters - other.meters)
    .slice(0, NEAR);
}
