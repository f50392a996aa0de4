import { expect, test } from "vitest";
import { fromIso, toIso } from "./conversion.ts";
import { nowruzDepartures, nowruzOf } from "./nowruz.ts";
import type { IsoDate } from "./types.ts";

const jalali = (year: number, month: number, day: number) => toIso({ calendar: "jalali", year, month, day });

test.each([
  ["in autumn, of the coming year", jalali(1405, 8, 30), jalali(1405, 12, 20)],
  ["from 20 Esfand, not of days that are past", jalali(1405, 12, 25), jalali(1405, 12, 25)],
  ["within the holidays, of those that are on", jalali(1406, 1, 5), jalali(1406, 1, 5)],
])("R51 tours of Nowruz are looked for %s", (_, today, from) => {
  expect(nowruzDepartures(today)).toEqual({ from, to: jalali(1406, 1, 13) });
});

test("after the holidays the next Nowruz is meant", () => {
  expect(nowruzDepartures(jalali(1406, 1, 14))).toEqual({ from: jalali(1406, 12, 20), to: jalali(1407, 1, 13) });
});

test("Nowruz is the first of Farvardin on every day of four years", () => {
  for (let day = 0; day < 4 * 366; day += 1) {
    const today = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as IsoDate;
    const { month, day: first } = fromIso(nowruzOf(today), "jalali");
    expect([month, first]).toEqual([1, 1]);
  }
});
