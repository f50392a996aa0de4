import { expect, test } from "vitest";
import { isWithinWalk, metersBetween, NEAR_WALK, travelTimes } from "./distance.ts";

const square = { lat: 32.6575, lon: 51.6776 };
/** So many metres to the north or the east. */
const beside = (north: number, east: number) => ({
  lat: square.lat + north / 111_195,
  lon: square.lon + east / (111_195 * Math.cos((square.lat * Math.PI) / 180)),
});

test.each([
  [0, 0, true],
  [1_200, 0, true],
  [0, -1_200, true],
  [800, 800, true],
  [900, 900, false],
  [1_265, 0, false],
  [0, 1_265, false],
])("%i m north and %i m east is within the walk: %s", (north, east, isNear) => {
  const place = beside(north, east);
  expect(isWithinWalk(square, place)).toBe(isNear);
  expect((travelTimes(metersBetween(square, place)).walk_min ?? 99) <= NEAR_WALK).toBe(isNear);
});
