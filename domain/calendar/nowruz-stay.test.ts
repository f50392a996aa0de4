import { expect, test } from "vitest";
import { nowruzStay } from "./nowruz-stay.ts";

test.each([
  ["in autumn it is the coming first of Farvardin", "2026-11-20", "2027-03-21"],
  ["on the last day of a leap year it is tomorrow", "2025-03-20", "2025-03-21"],
  ["on the first of Farvardin it is today", "2026-03-21", "2026-03-21"],
  ["on the thirteenth it is still today", "2026-04-02", "2026-04-02"],
  ["on the fourteenth it is next year's", "2026-04-03", "2027-03-21"],
] as const)("R50 a stay at Nowruz: %s", (_, today, checkIn) => {
  expect(nowruzStay(today)).toEqual({ checkIn, lengthOfStay: 3 });
});
