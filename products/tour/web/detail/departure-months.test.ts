import { expect, test } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { departureMonths, foldMonths } from "./departure-months.ts";

/** A departure each week, from 4 Azar 1405 on. */
const weekly = (count: number) =>
  Array.from({ length: count }, (_, week) => ({ date: addDays("2026-11-25", 7 * week) }));

const counts = (months: readonly { year: number; month: number; days: readonly unknown[] }[]) =>
  months.map(({ year, month, days }) => [year, month, days.length]);

test("departures stand under the months of the reader's calendar", () => {
  expect(counts(departureMonths(weekly(6), "jalali"))).toEqual([
    [1405, 9, 4],
    [1405, 10, 2],
  ]);
  expect(counts(departureMonths(weekly(6), "gregorian"))).toEqual([
    [2026, 11, 1],
    [2026, 12, 5],
  ]);
  expect(departureMonths([], "jalali")).toEqual([]);
});

test("the first months are in sight whole, and a fold of few departures is none", () => {
  const { seen, folded } = foldMonths(departureMonths(weekly(17), "jalali"));
  expect(counts(seen)).toEqual([
    [1405, 9, 4],
    [1405, 10, 5],
  ]);
  expect(counts(folded)).toEqual([
    [1405, 11, 4],
    [1405, 12, 4],
  ]);
  expect(foldMonths(departureMonths(weekly(11), "jalali")).folded).toEqual([]);
  expect(foldMonths(departureMonths(weekly(2), "jalali")).folded).toEqual([]);
});
