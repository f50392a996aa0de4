import { MONTH_NAMES, WEEKDAY_NAMES } from "../text/date-names.ts";
import { foldForSearch } from "../text/fold.ts";
import type { ConvertibleCalendar } from "./types.ts";

type NamedMonth = { readonly calendar: ConvertibleCalendar; readonly month: number };

/** Common alternative spellings, beside the displayed names. */
const SPELLINGS: Readonly<Record<ConvertibleCalendar, Readonly<Record<string, number>>>> = {
  jalali: { امرداد: 5 },
  gregorian: { می: 5, جون: 6, جولای: 7, آگوست: 8 },
  islamic: { ربیع‌الآخر: 4, جمادی‌الآخر: 6, ذیقعده: 11, ذیحجه: 12 },
};
/** «ماه» after the name of a month. */
const MONTH_WORD = "ماه";
/** Minimum number of letters of an abbreviated English month: Dec, Sept. */
const SHORTEST = 3;

/** Comparison key of a name: plain letters without spaces, hyphens and case. */
const key = (name: string): string => foldForSearch(name).replaceAll(/[\s-]/g, "");

let known: ReadonlyMap<string, NamedMonth> | undefined;

function build(): ReadonlyMap<string, NamedMonth> {
  const months = new Map<string, NamedMonth>();
  for (const calendar of ["jalali", "gregorian", "islamic"] as const) {
    const { fa, en } = MONTH_NAMES[calendar];
    for (const names of [fa, en]) {
      for (const [index, name] of names.entries()) months.set(key(name), { calendar, month: index + 1 });
    }
    for (const [name, month] of Object.entries(SPELLINGS[calendar])) months.set(key(name), { calendar, month });
  }
  return months;
}

const weekdays = [...WEEKDAY_NAMES.fa.long, ...WEEKDAY_NAMES.en.long];

/** Strips a leading weekday from a name. */
const withoutWeekday = (name: string): string => {
  const weekday = weekdays.map(key).find((one) => name.startsWith(one)) ?? "";
  return name.slice(weekday.length);
};

/**
 * Returns the month of a name in Persian or English, in any of the calendars; English months of the Gregorian one also
 * by their first letters. A weekday may precede it.
 *
 * @param name folded for searching, its words joined
 * @returns null for any other name.
 */
export function monthOfName(name: string): NamedMonth | null {
  known ??= build();
  const bare = withoutWeekday(name);
  const found = known.get(bare) ?? (bare.endsWith(MONTH_WORD) ? known.get(bare.slice(0, -MONTH_WORD.length)) : null);
  if (found) return found;
  const month = MONTH_NAMES.gregorian.en.findIndex((one) => bare.length >= SHORTEST && key(one).startsWith(bare));
  return month === -1 ? null : { calendar: "gregorian", month: month + 1 };
}
