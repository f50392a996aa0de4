import { metersBetween } from "#domain/place/distance.ts";
import { airports } from "./airports.ts";

/** Maximum distance of an alternative airport, metres: half a day by road. */
const MOST = 500_000;

/**
 * Cities with alternative airports for a city, each with the distance in metres between the two nearest airports; the
 * city itself at 0.
 */
export function citiesNearBy(citySlug: string): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  for (const own of airports.filter((airport) => airport.citySlug === citySlug)) {
    for (const other of airports) {
      const meters = other.citySlug === citySlug ? 0 : metersBetween(own, other);
      if (meters <= Math.min(MOST, near.get(other.citySlug) ?? MOST)) near.set(other.citySlug, meters);
    }
  }
  return near;
}
