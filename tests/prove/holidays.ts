import { addDays, dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, MONTHS_IN_YEAR } from "#domain/calendar/constants.ts";
import { holidaysBetween } from "#domain/calendar/holidays.ts";
import { LUNAR_DAYS, LUNAR_MONTH_STARTS } from "#domain/calendar/lunar-days.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { monthByCrescent } from "./crescent.ts";
import { ANCHOR, CONFIRMED_UNTIL, DAYS, MONTHS_OF_IRAN } from "./holidays-published.ts";

const FIRST = "2026-03-21";
const LAST = "2029-03-20";

/** A lunar day that another source dates differently. */
export type Difference = { name: string; ours: IsoDate; theirs: string };

export type HolidayFigures = {
  /** Lunar days of 1405 to 1407, and those that the other source confirms. */
  days: number;
  confirmed: number;
  differences: Difference[];
  /** Months in both our table and Iran's, and those that begin on another day. */
  months: number;
  monthsApart: string[];
  /** Of the months of 1437 to 1447, those that each rule begins as Iran did. */
  observed: number;
  byUmmAlQura: number;
  byCrescent: number;
  /** Days of months that are our own estimate and that the crescent would begin on another day. */
  estimatesApart: string[];
};

/** Compares our lunar days of 1405 to 1407, and the rules that date them, with published dates. */
export function compareHolidays(): HolidayFigures {
  const days = LUNAR_DAYS.flatMap(({ nameEn }) => datesOf(nameEn));
  const iran = monthsOfIran();
  const observed = iran.filter(({ year }) => year <= 1447);
  const shared = LUNAR_MONTH_STARTS.flatMap((ours) =>
    iran
      .filter(({ year, month }) => year === ours.year && month === ours.month)
      .map(({ starts }) => ({ ours, starts })),
  );
  const ummAlQura = dayAfterUmmAlQura();
  return {
    days: days.length,
    confirmed: days.filter(({ ours }) => ours <= CONFIRMED_UNTIL).length,
    differences: days.filter(({ ours, theirs }) => ours !== theirs),
    months: shared.length,
    monthsApart: shared.filter(({ ours, starts }) => ours.starts !== starts).map(({ ours }) => ours.starts),
    observed: observed.length,
    byUmmAlQura: observed.filter(({ year, month, starts }) => ummAlQura.get(`${year}/${month}`) === starts).length,
    byCrescent: observed.filter(({ starts }) => byCrescent(starts) === starts).length,
    estimatesApart: LUNAR_MONTH_STARTS.filter(
      ({ year, month, starts }) =>
        year === 1450 && LUNAR_DAYS.some((day) => day.month === month) && byCrescent(starts) !== starts,
    ).map(({ starts }) => starts),
  };
}

/** True when nothing confirmed or tabled differs; estimates may, by a day, as the docs list them. */
export const agrees = ({
  differences,
  monthsApart,
  estimatesApart,
  byUmmAlQura,
  byCrescent,
}: HolidayFigures): boolean =>
  monthsApart.length === 0 &&
  estimatesApart.length === 0 &&
  byCrescent > byUmmAlQura &&
  differences.every(
    ({ ours, theirs }) => ours > CONFIRMED_UNTIL && Math.abs(dayNumber(ours) - dayNumber(theirs as IsoDate)) === 1,
  );

export async function run() {
  const figures = compareHolidays();
  return { holds: agrees(figures), ...figures };
}

function datesOf(name: string): Difference[] {
  const theirs = (DAYS[name] ?? "").split(" ");
  const ours = holidaysBetween(FIRST, LAST).filter(({ nameEn, isPredicted }) => isPredicted && nameEn === name);
  return ours.map(({ date }, index) => ({ name, ours: date, theirs: theirs[index] ?? "none" }));
}

type Month = { year: number; month: number; starts: IsoDate };

/** Every month of the table of Iran, counted from its anchor. */
function monthsOfIran(): Month[] {
  const lengths = Object.entries(MONTHS_OF_IRAN).flatMap(([year, bits]) =>
    Array.from({ length: MONTHS_IN_YEAR }, (_, index) => ({
      year: Number(year),
      month: index + 1,
      length: 29 + ((bits >> (MONTHS_IN_YEAR - 1 - index)) & 1),
    })),
  );
  const anchor = lengths.findIndex(({ year, month }) => year === ANCHOR.year && month === ANCHOR.month);
  const before = (index: number) => lengths.slice(0, index).reduce((sum, { length }) => sum + length, 0);
  return lengths.map(({ year, month }, index) => ({
    year,
    month,
    starts: addDays(ANCHOR.starts, before(index) - before(anchor)),
  }));
}

/** First days of the months of 1437 to 1447 by ICU's Umm al-Qura calendar plus one day, by `year/month`. */
function dayAfterUmmAlQura(): Map<string, IsoDate> {
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
    timeZone: "UTC",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const starts = new Map<string, IsoDate>();
  for (let day = dayNumber("2015-10-01"); day < dayNumber("2026-06-30"); day += 1) {
    const parts = new Map(format.formatToParts(day * DAY_SECONDS * 1000).map(({ type, value }) => [`${type}`, value]));
    if (parts.get("day") !== "1") continue;
    starts.set(`${parts.get("year") ?? parts.get("relatedYear")}/${parts.get("month")}`, isoOfDayNumber(day + 1));
  }
  return starts;
}

const byCrescent = (starts: IsoDate): IsoDate => isoOfDayNumber(monthByCrescent(dayNumber(starts)));
