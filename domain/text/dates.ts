import { DAY_SECONDS, HOUR_SECONDS } from "../calendar/constants.ts";
import { fromIso, toIso } from "../calendar/conversion.ts";
import { daysInMonth, weekday } from "../calendar/queries.ts";
import { tehranDate, tehranTime } from "../calendar/today.ts";
import type { ConvertibleCalendar, IsoDate } from "../calendar/types.ts";
import type { Locale } from "../enums/enums.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "./date-names.ts";
import { localDigits } from "./digits.ts";
import { formatNumber } from "./numbers.ts";
import { twoDigits } from "./two-digits.ts";

/** Language and calendar of displayed dates. */
export type DateDisplay = { locale: Locale; calendar: ConvertibleCalendar };

/** Default calendar of a reader. */
export const USUAL_CALENDAR = { fa: "jalali", en: "gregorian" } as const satisfies Record<Locale, ConvertibleCalendar>;

/** full: جمعه ۲۹ آبان ۱۴۰۵; long: ۲۹ آبان ۱۴۰۵; day: جمعه ۲۹ آبان; short: ۲۹ آبان; numeric: ۱۴۰۵/۰۸/۲۹; weekday: جمعه. */
export type DateStyle = "full" | "long" | "day" | "short" | "numeric" | "weekday";

/** The name of a month, 1..12. */
export const monthName = (month: number, calendar: ConvertibleCalendar, locale: Locale): string =>
  MONTH_NAMES[calendar][locale][month - 1]!;

/** The name of a weekday, 0 (Saturday) to 6 (Friday). */
export const weekdayName = (day: number, locale: Locale, length: "long" | "short" | "narrow" = "long"): string =>
  WEEKDAY_NAMES[locale][length][day]!;

/** Formats a date in words. Never by Intl, whose Persian puts the year and the weekday in the wrong order. */
export function formatDate(iso: IsoDate, { locale, calendar }: DateDisplay, style: DateStyle): string {
  const { year, month, day } = fromIso(iso, calendar);
  const name = monthName(month, calendar, locale);
  const texts: Record<DateStyle, () => string> = {
    full: () => `${weekdayName(weekday(iso), locale)} ${day} ${name} ${year}`,
    long: () => `${day} ${name} ${year}`,
    day: () => `${weekdayName(weekday(iso), locale)} ${day} ${name}`,
    short: () => `${day} ${name}`,
    // Slashes keep their order in right-to-left text; hyphens reverse.
    numeric: () => `${year}/${twoDigits(month)}/${twoDigits(day)}`,
    weekday: () => weekdayName(weekday(iso), locale),
  };
  return localDigits(texts[style](), locale);
}

/**
 * A date in the reader's calendar, followed by the other one, for comparing documents of both:
 * `شنبه ۷ آذر ۱۴۰۵ (۲۸ نوامبر ۲۰۲۶)`, `Saturday 28 November 2026 (7 Azar 1405)`.
 */
export function formatInBothCalendars(iso: IsoDate, locale: Locale, style: "full" | "long"): string {
  const calendar = USUAL_CALENDAR[locale];
  const other = calendar === "jalali" ? "gregorian" : "jalali";
  return `${formatDate(iso, { locale, calendar }, style)} (${formatDate(iso, { locale, calendar: other }, "long")})`;
}

/**
 * A month of the Persian calendar: `آذر ۱۴۰۵`; for readers of the Gregorian one, after the months that it overlaps:
 * `November to December 2026 (Azar 1405)`.
 */
export function formatJalaliMonth({ year, month }: { year: number; month: number }, locale: Locale): string {
  const jalali = localDigits(`${monthName(month, "jalali", locale)} ${year}`, locale);
  if (USUAL_CALENDAR[locale] === "jalali") return jalali;
  const day = (number: number) => fromIso(toIso({ calendar: "jalali", year, month, day: number }), "gregorian");
  const [first, last] = [day(1), day(daysInMonth(year, month, "jalali"))];
  const from = monthName(first.month, "gregorian", locale);
  const until = `${monthName(last.month, "gregorian", locale)} ${last.year}`;
  return `${joinRange(first.year === last.year ? from : `${from} ${first.year}`, until, locale)} (${jalali})`;
}

/**
 * A range of dates in words, without repeating common parts: `۱۰ تا ۱۴ آذر ۱۴۰۵`, `28 Nov to 2 Dec 2026`; short omits
 * the year, for narrow lines: `۱۰ تا ۱۴ آذر`.
 */
export function formatDateRange(
  from: IsoDate,
  to: IsoDate,
  { locale, calendar }: DateDisplay,
  style: "long" | "short" = "long",
): string {
  const first = fromIso(from, calendar);
  const last = fromIso(to, calendar);
  const shown = { locale, calendar };
  const end = formatDate(to, shown, style);
  if (from === to) return end;
  if (first.year !== last.year) return joinRange(formatDate(from, shown, style), end, locale);
  if (first.month !== last.month) return joinRange(formatDate(from, shown, "short"), end, locale);
  return joinRange(localDigits(first.day, locale), end, locale);
}

const UNTIL = { fa: "تا", en: "to" } as const satisfies Record<Locale, string>;

const joinRange = (from: string, to: string, locale: Locale): string => `${from} ${UNTIL[locale]} ${to}`;

const AT = { fa: "، ساعت ", en: ", " } as const satisfies Record<Locale, string>;

/** A moment in words, in Tehran time: `شنبه ۳۰ آبان ۱۴۰۵، ساعت ۰۸:۳۰`. */
export function formatMoment(epochSeconds: number, display: DateDisplay): string {
  const date = formatDate(tehranDate(epochSeconds), display, "full");
  const time = localDigits(tehranTime(epochSeconds), display.locale);
  return `${date}${AT[display.locale]}${time}`;
}

/** Remaining time, minutes and seconds, with hours if any: `۱۴:۰۵`, `۱:۰۲:۰۹`. Never negative. */
export function formatTimeLeft(seconds: number, locale: Locale): string {
  const left = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(left / HOUR_SECONDS);
  const rest = `${hours > 0 ? twoDigits(Math.floor((left % HOUR_SECONDS) / 60)) : Math.floor(left / 60)}:${twoDigits(left % 60)}`;
  return localDigits(hours > 0 ? `${hours}:${rest}` : rest, locale);
}

/** Units of a wait, longest first. In Persian with the ezafe before «دیگر». */
const WAIT_UNITS = [
  { seconds: HOUR_SECONDS, fa: { one: "ساعت", other: "ساعت" }, en: { one: "hour", other: "hours" } },
  { seconds: 60, fa: { one: "دقیقهٔ", other: "دقیقهٔ" }, en: { one: "minute", other: "minutes" } },
  { seconds: 1, fa: { one: "ثانیهٔ", other: "ثانیهٔ" }, en: { one: "second", other: "seconds" } },
] as const;

const FROM_NOW = {
  fa: (length: string) => `${length} دیگر`,
  en: (length: string) => `in ${length}`,
} as const satisfies Record<Locale, unknown>;

const WAITED_UNITS = [
  { seconds: DAY_SECONDS, fa: { one: "روز", other: "روز" }, en: { one: "day", other: "days" } },
  WAIT_UNITS[0],
  { seconds: 60, fa: { one: "دقیقه", other: "دقیقه" }, en: { one: "minute", other: "minutes" } },
] as const;

/** Time waited so far, in one unit, rounded down: `۳ روز`, `5 hours`. */
export function formatWaited(seconds: number, locale: Locale): string {
  const unit = WAITED_UNITS.find((one) => seconds >= one.seconds) ?? WAITED_UNITS[2];
  const count = Math.max(0, Math.floor(seconds / unit.seconds));
  return `${formatNumber(count, locale)} ${unit[locale][count === 1 ? "one" : "other"]}`;
}

/** Time left to wait, in one unit, rounded up so that it is never too short: `۲ دقیقهٔ دیگر`, `in 2 minutes`. */
export function formatWait(seconds: number, locale: Locale): string {
  const left = Math.max(1, Math.ceil(seconds));
  const unit = WAIT_UNITS.find((one) => left >= one.seconds) ?? WAIT_UNITS[2];
  const count = Math.ceil(left / unit.seconds);
  return FROM_NOW[locale](`${formatNumber(count, locale)} ${unit[locale][count === 1 ? "one" : "other"]}`);
}

const NIGHTS = {
  fa: { one: "شب", other: "شب" },
  en: { one: "night", other: "nights" },
} as const satisfies Record<Locale, unknown>;

const ROOMS = {
  fa: { one: "اتاق", other: "اتاق" },
  en: { one: "room", other: "rooms" },
} as const satisfies Record<Locale, unknown>;

const PEOPLE = {
  fa: { one: "نفر", other: "نفر" },
  en: { one: "traveller", other: "travellers" },
} as const satisfies Record<Locale, unknown>;

/** Scope of a stay's price: `۳ شب · ۲ اتاق`, `3 nights · 2 rooms`. */
export const formatNightsAndRooms = (nights: number, rooms: number, locale: Locale): string =>
  `${formatNights(nights, locale)} · ${formatNumber(rooms, locale)} ${ROOMS[locale][rooms === 1 ? "one" : "other"]}`;

/** Number of travellers: `۵ نفر`, `5 travellers`, `1 traveller`. */
export const formatPeople = (people: number, locale: Locale): string =>
  `${formatNumber(people, locale)} ${PEOPLE[locale][people === 1 ? "one" : "other"]}`;

/** Scope of a journey's price: `۵ نفر · ۳ شب`, `5 travellers · 3 nights`. */
export const formatPeopleAndNights = (people: number, nights: number, locale: Locale): string =>
  `${formatPeople(people, locale)} · ${formatNights(nights, locale)}`;

/** Length of a stay: `۴ شب`, `4 nights`, `1 night`. */
export const formatNights = (nights: number, locale: Locale): string =>
  `${formatNumber(nights, locale)} ${NIGHTS[locale][nights === 1 ? "one" : "other"]}`;

const MONTHS = {
  fa: { one: "ماه", other: "ماه" },
  en: { one: "month", other: "months" },
} as const satisfies Record<Locale, unknown>;

/** A number of months: `۶ ماه`, `6 months`, `1 month`. */
export const formatMonths = (months: number, locale: Locale): string =>
  `${formatNumber(months, locale)} ${MONTHS[locale][months === 1 ? "one" : "other"]}`;
