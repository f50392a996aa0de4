import type { ConvertibleCalendar, IsoDate } from "../calendar/types.ts";
import type { Reason } from "../contract/envelope.shapes.ts";
import type { Locale } from "../enums/enums.ts";
import {
  formatDate,
  formatInBothCalendars,
  formatMonths,
  formatNights,
  formatWait,
  monthName,
  USUAL_CALENDAR,
} from "../text/dates.ts";
import { localDigits } from "../text/digits.ts";
import { ofPair } from "../text/in-locale.ts";
import { isolated } from "../text/isolated.ts";
import { formatMoneyText } from "../text/money.ts";
import { formatNumber } from "../text/numbers.ts";
import type { Label } from "./labels.ts";
import { PASSENGER_LABELS } from "./passenger-labels.ts";
import { PRODUCT_NAMES, type SoldKind } from "./product-names.ts";
import { type FIELD_WORDS, REFUSALS } from "./refusal-table.ts";
import { REFUSALS_OF_FIELD, REFUSALS_OF_FIELD_OF_KIND } from "./refusals-of-field.ts";
import { REFUSALS_OF_KIND } from "./refusals-of-kind.ts";

export type RefusalCode = keyof typeof REFUSALS;
export type FieldCode = keyof typeof FIELD_WORDS;
/** Formatters of numbers with a meaning, by the name of their placeholder. */
const NUMBERS: Readonly<Record<string, (value: number, locale: Locale) => string>> = {
  nights: formatNights,
  months: formatMonths,
  retry_after: formatWait,
  least: formatMoneyText,
};

/** Formatters of texts with a meaning, by the name of their placeholder. */
const TEXTS: Readonly<Record<string, (value: string, locale: Locale) => string>> = {
  dependency: (field, locale) => fieldLabel(field, locale),
  seats: isolated,
  // Passports carry Gregorian dates, and readers use either calendar.
  first_day: (date, locale) => formatInBothCalendars(date as IsoDate, locale, "long"),
  last_day: dayText,
  from_day: dayText,
  until_day: dayText,
  products: productNames,
  month_of_year: monthOfYear,
  year_first: localDigits,
};

/** A day in the calendar of the language. */
function dayText(date: string, locale: Locale): string {
  return formatDate(date as IsoDate, { locale, calendar: USUAL_CALENDAR[locale] }, "long");
}

/** Formats `tour flight` as `تور، پرواز`; a kind of a later version as it is. */
function productNames(kinds: string, locale: Locale): string {
  const names = kinds
    .split(" ")
    .map((kind) => (kind in PRODUCT_NAMES ? ofPair(PRODUCT_NAMES[kind as SoldKind], locale) : kind));
  return names.join(ofPair(["، ", ", "], locale));
}

/** Formats `jalali 1405-12` as `اسفند ۱۴۰۵`. */
function monthOfYear(param: string, locale: Locale): string {
  const [calendar, year, month] = param.split(/[ -]/);
  return localDigits(`${monthName(Number(month), calendar as ConvertibleCalendar, locale)} ${year}`, locale);
}

export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Message of a refusal. `params` fill the placeholders of `refusal-table.ts`: numbers in the digits of the locale,
 * `nights` as a length of stay, `months` as months, `retry_after` (seconds) as a wait, a `dependency` by its field's
 * label, text unchanged. A placeholder without its param stays visible.
 *
 * @param kind of the reservation concerned; absent: none, or any
 */
export const refusal = (code: RefusalCode, params: RefusalParams, locale: Locale, kind?: string): string =>
  filled(ofKind(code, kind) ?? REFUSALS[code], params, locale);

/**
 * Message of a refused field, in the field's own wording if it has one: a check-in date is written differently from a
 * birth date.
 *
 * @param field name in calls and addresses, including paths such as `travellers.0.birth_date`
 */
export function fieldRefusal(
  field: string,
  code: RefusalCode,
  params: RefusalParams,
  locale: Locale,
  kind?: string,
): string {
  const name = field.slice(field.lastIndexOf(".") + 1);
  const ofField = REFUSALS_OF_FIELD_OF_KIND[kind ?? ""]?.[name] ?? REFUSALS_OF_FIELD[name];
  return filled(ofField?.[code] ?? ofKind(code, kind) ?? REFUSALS[code], params, locale);
}

const ofKind = (code: RefusalCode, kind: string | undefined): Label | undefined =>
  kind === undefined ? undefined : REFUSALS_OF_KIND[kind]?.[code];

function filled(label: Label, params: RefusalParams, locale: Locale): string {
  return ofPair(label, locale).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (typeof value === "string") return TEXTS[name]?.(value, locale) ?? value;
    return (NUMBERS[name] ?? formatNumber)(value, locale);
  });
}

/** Labels of fields that others depend on, as on their forms. */
const FIELD_LABELS = { ...PASSENGER_LABELS, card_number: ["شمارهٔ کارت", "Card number"] } as const;

const isLabelled = (name: string): name is keyof typeof FIELD_LABELS => Object.hasOwn(FIELD_LABELS, name);

/** Label of a field; unknown names are returned unchanged. */
const fieldLabel = (name: string, locale: Locale): string =>
  isLabelled(name) ? ofPair(FIELD_LABELS[name], locale) : name;

/** Message of a reason of the envelope. There, `unavailable` is the service; as a refusal it is a room. */
export const reasonMessage = (reason: Reason, params: RefusalParams, locale: Locale, kind?: string): string =>
  refusal(reason === "unavailable" ? "service_unavailable" : reason, params, locale, kind);
