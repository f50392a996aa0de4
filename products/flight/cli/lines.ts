import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Label } from "#domain/messages/labels.ts";
import { airportZones } from "#domain/place/airports.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import type { Side } from "#domain/time/instant.ts";
import { CLOCK_LENGTH, clockAt, type Duration, durationOf, minutesOf } from "#products/flight/rules/duration.ts";

/** Flights as lines: `IKA IST 2026-11-25T22:45 2026-11-26T01:55`. */

/** Reasons why a line has no duration. */
const WORDS = {
  four_values: ["دو فرودگاه و دو ساعت محلی لازم است", "Two airports and two local times are needed"],
  unknown_airport: ["فرودگاه {airport} شناخته‌شده نیست", "The airport {airport} is not known"],
  unreadable: ["«{local}» ساعت محلی نیست، مانند 2026-11-25T22:45", "«{local}» is no local time, as 2026-11-25T22:45"],
  gap: ["ساعت {airport} از {local} می‌گذرد و آن را نشان نمی‌دهد", "The clock of {airport} leaves out {local}"],
  overlap: [
    "ساعت {airport} دو بار {local} را نشان می‌دهد: {first} یا {second} دقیقه؛ یکی را با --side مشخص کنید",
    "The clock of {airport} shows {local} twice: {first} or {second} minutes; say which with --side",
  ],
  out_of_range: ["این زمان خارج از سال‌های ۱۹۷۰ تا ۲۰۴۰ است", "The time is outside 1970 to 2040"],
  arrives_before: ["رسیدن قبل از حرکت است", "It arrives before it departs"],
} as const satisfies Record<string, Label>;

export type LineFault = { readonly code: string; readonly message: (locale: Locale) => string };

const fault = (code: keyof typeof WORDS, params: Readonly<Record<string, string | number>> = {}): LineFault => ({
  code,
  message: (locale) =>
    ofPair(WORDS[code], locale).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(params[name] ?? placeholder),
    ),
});

/** Local time in seconds, in any digits, its day Gregorian or Jalali; NaN when it is invalid. */
function clockOf(text: string): number {
  const [date = "", time = "", ...more] = foldDigits(text).split("T");
  const iso = normaliseIso(date);
  return iso === null || more.length > 0 || time.length !== "22:45".length ? Number.NaN : clockAt(`${iso}T${time}`, 0);
}

/** Returns the duration of a flight, or the reason why there is none. `values`: from, to, departs, arrives. */
export function flightOf(values: readonly string[], side: Side | null): Duration | LineFault {
  const [from = "", to = "", departs = "", arrives = ""] = values;
  if (values.length !== 4) return fault("four_values");
  const zoneFrom = airportZones.get(from.toUpperCase());
  const zoneTo = airportZones.get(to.toUpperCase());
  if (zoneFrom === undefined) return fault("unknown_airport", { airport: from });
  if (zoneTo === undefined) return fault("unknown_airport", { airport: to });
  const [departsLocal, arrivesLocal] = [clockOf(departs), clockOf(arrives)];
  if (Number.isNaN(departsLocal)) return fault("unreadable", { local: departs });
  if (Number.isNaN(arrivesLocal)) return fault("unreadable", { local: arrives });
  try {
    const found = durationOf({ zone: zoneFrom, local: departsLocal }, { zone: zoneTo, local: arrivesLocal }, side);
    if (!("code" in found)) return found;
    const [airport, local] = found.end === "departs" ? [from, departs] : [to, arrives];
    const [first = "", second = ""] = found.minutes ?? [];
    return fault(found.code, { airport: airport.toUpperCase(), local, first, second });
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return fault("out_of_range");
  }
}

export const valuesOfLine = (line: string): string[] => line.trim().split(/\s+/);

const DEPARTS = "IKA IST ".length;
const ARRIVES = DEPARTS + CLOCK_LENGTH + 1;
const LENGTH = ARRIVES + CLOCK_LENGTH;
const SPACE = 32;

/**
 * Minutes of a line spelt as in the example above; NaN for any other line, which `flightOf` parses. It extracts only
 * the airports: a million lines are read in one pass.
 */
export function minutesOfLine(line: string, side: Side | null): number {
  if (line.length !== LENGTH || line.charCodeAt(3) !== SPACE || line.charCodeAt(7) !== SPACE) return Number.NaN;
  if (line.charCodeAt(ARRIVES - 1) !== SPACE) return Number.NaN;
  const from = airportZones.get(line.slice(0, 3));
  const to = airportZones.get(line.slice(4, 7));
  const departs = clockAt(line, DEPARTS);
  const arrives = clockAt(line, ARRIVES);
  if (from === undefined || to === undefined || Number.isNaN(departs) || Number.isNaN(arrives)) return Number.NaN;
  try {
    return minutesOf({ zone: from, local: departs }, { zone: to, local: arrives }, side);
  } catch (error) {
    if (error instanceof CalendarError) return Number.NaN;
    throw error;
  }
}
