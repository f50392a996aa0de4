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

/** Metres of one degree of latitude, slightly below the minimum. */
const DEGREE = 111_000;

/** Ratio of street distance to straight line. */
const DETOUR = 1.3;
const WALKING = 80; // metres a minute
const DRIVING = 420; // metres a minute, in a city
const LONGEST_WALK = 40; // minutes

/** Limit of “near” on a list, minutes on foot. */
export const NEAR_WALK = 20;
/** Straight-line distance up to which `travelTimes` rounds to at most that many minutes, metres. */
const NEAR_METERS = ((NEAR_WALK + 0.5) * WALKING) / DETOUR;

/** True when two points are at most `NEAR_WALK` minutes apart on foot. The latitude alone rules out most of a city. */
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
