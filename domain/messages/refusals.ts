import type { IsoDate } from "../calendar/types.ts";
import type { Reason } from "../contract/envelope.shapes.ts";
import type { Blocking } from "../contract/property.shapes.ts";
import type { Locale } from "../enums/enums.ts";
import {
  type DateDisplay,
  formatDate,
  formatInBothCalendars,
  formatMonths,
  formatNights,
  formatWait,
} from "../text/dates.ts";
import { ofPair } from "../text/in-locale.ts";
import { isolated } from "../text/isolated.ts";
import { formatNumber } from "../text/numbers.ts";
import { PASSENGER_LABELS } from "./passenger-labels.ts";
import { type FIELD_WORDS, REFUSALS } from "./refusal-table.ts";
import { REFUSALS_OF_KIND } from "./refusals-of-kind.ts";

export type RefusalCode = keyof typeof REFUSALS;
export type FieldCode = keyof typeof FIELD_WORDS;
/** The numbers that are more than a number, by the name of their placeholder. */
const NUMBERS: Readonly<Record<string, (value: number, locale: Locale) => string>> = {
  nights: formatNights,
  months: formatMonths,
  retry_after: formatWait,
};

/** Texts that are more than a text, by the name of their placeholder. */
const TEXTS: Readonly<Record<string, (value: string, locale: Locale) => string>> = {
  dependency: (field, locale) => fieldLabel(field, locale),
  seats: isolated,
  // Passports bear Gregorian dates, and their readers count in either calendar.
  first_day: (date, locale) => formatInBothCalendars(date as IsoDate, locale, "long"),
};

export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * A refusal in words. `params` fill the placeholders of `refusal-table.ts`: numbers are written in the digits of the
 * locale, `nights` as a length of stay, `months` as months, `retry_after` (seconds) as a wait, a `dependency` by its field's label, text as
 * it is. A placeholder without its param stays visible.
 *
 * @param kind of the reservation that it is about; absent: of none, or of any
 */
export function refusal(code: RefusalCode, params: RefusalParams, locale: Locale, kind?: string): string {
  const ofKind = kind === undefined ? undefined : REFUSALS_OF_KIND[kind]?.[code];
  const template = ofPair(ofKind ?? REFUSALS[code], locale);
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (typeof value === "string") return TEXTS[name]?.(value, locale) ?? value;
    return (NUMBERS[name] ?? formatNumber)(value, locale);
  });
}

const isPassengerField = (name: string): name is keyof typeof PASSENGER_LABELS => Object.hasOwn(PASSENGER_LABELS, name);

/** How a reader calls a field of the passenger form; any other name as it is. */
const fieldLabel = (name: string, locale: Locale): string =>
  isPassengerField(name) ? ofPair(PASSENGER_LABELS[name], locale) : name;

/** A reason of the envelope in words. `unavailable` there is the service; as a refusal it is a room. */
export const reasonMessage = (reason: Reason, params: RefusalParams, locale: Locale, kind?: string): string =>
  refusal(reason === "unavailable" ? "service_unavailable" : reason, params, locale, kind);

/** Why a stay is blocked, in words, its date in the calendar shown (R187). */
export function blockingMessage({ reason, date, nights }: Blocking, display: DateDisplay): string {
  const params: Record<string, string | number> = {};
  if (date !== null) params.date = formatDate(date, display, "full");
  if (nights !== null) params[reason === "capacity" ? "places" : "nights"] = nights;
  return refusal(reason, params, display.locale);
}
