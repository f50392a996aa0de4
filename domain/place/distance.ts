export type Point = { lat: number; lon: number };

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the ground, as the crow flies (haversine). */
export function metersBetween(one: Point, other: Point): number {
  const half =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lon - one.lon) / 2) ** 2;
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half))));
}

/** Metres of one degree of latitude, a little less than the least. */
const DEGREE = 111_000;

/** Streets are longer than lines. */
const DETOUR = 1.3;
const WALKING = 80; // metres a minute
const DRIVING = 420; // metres a minute, in a city
const LONGEST_WALK = 40; // minutes

/** What counts as near on a list, in minutes on foot. */
export const NEAR_WALK = 20;
/** Up to here `travelTimes` rounds to that many minutes. */
const NEAR_METERS = ((NEAR_WALK + 0.5) * WALKING) / DETOUR;

/** Whether one is at most `NEAR_WALK` minutes on foot from the other. Most of a city is ruled out by latitude alone. */
export const isWithinWalk = (one: Point, other: Point): boolean =>
  Math.abs(one.lat - other.lat) * DEGREE <= NEAR_METERS && metersBetween(one, other) <= NEAR_METERS;

/** Minutes on foot (null beyond walking distance) and by car. */
export function travelTimes(meters: number): { walk_min: number | null; drive_min: number } {
  const walk = Math.max(1, Math.round((meters * DETOUR) / WALKING));
  return {
    walk_min: walk > LONGEST_WALK ? null : walk,
    drive_min: Math.max(1, Math.round((meters * DETOUR) / DRIVING)),
  };
}
