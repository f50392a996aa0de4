import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";

/** A file of lounges for the tests: one in Isfahan, with two hours. */

export const LOUNGE_PRICE = 4_000_000;
export const LOUNGE_DAY = addDays(FROZEN_TODAY, 2);

/** A row of an hour of the day, in Tehran's time. */
export const hourRow = (hour: number, seats: number): object => ({
  record: "hour",
  external_id: `L-1/${hour}`,
  lounge: "L-1",
  starts_at: `${LOUNGE_DAY}T${hour}:00+03:30`,
  seats,
});

export const loungeRow = {
  record: "lounge",
  external_id: "L-1",
  city: "Isfahan",
  name_fa: "سالن مهتاب",
  name_en: "Mahtab Lounge",
  price: LOUNGE_PRICE,
};

export const textOf = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

export const LOUNGES_FILE = textOf([
  { record: "country", iso2: "IR", name_fa: "ایران", name_en: "Iran" },
  {
    record: "city",
    slug: "Isfahan",
    country: "IR",
    name_fa: "اصفهان",
    name_en: "Isfahan",
    lat: 32.65,
    lon: 51.67,
    description_fa: "شهر پل‌ها.",
    description_en: "A city of bridges.",
  },
  loungeRow,
  hourRow(10, 3),
  hourRow(11, 4),
]);
