import { twoDigits } from "../text/two-digits.ts";
import { isoOfDayNumber } from "./arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "./constants.ts";
import type { IsoDate } from "./types.ts";

/** Files that calendar programs read: iCalendar, RFC 5545. */

/** From one instant to another, epoch seconds. */
type Timed = { readonly starts_at: number; readonly ends_at: number };
/** Whole days, the last not included: a stay until its check-out date, independent of any time zone. */
type WholeDays = { readonly starts_on: IsoDate; readonly ends_on: IsoDate };

/** An entry in the reader's calendar. */
export type IcsEvent = {
  /** Globally unique and stable: importing the file again updates the existing event. */
  readonly uid: string;
  readonly title: string;
  readonly place: string | null;
  readonly notes: string | null;
} & (Timed | WholeDays);

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/** A day before, as the reminder of a journey, and three hours before. */
const ALARMS = ["-P1D", "-PT3H"];

/**
 * Builds an iCalendar file of these events, each with its alarms. Served as `text/calendar`
 * in UTF-8.
 *
 * @param writtenAt time of creation, epoch seconds: of two versions of an event a calendar keeps the later.
 */
export const icsFile = (events: readonly IcsEvent[], writtenAt: number): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Shamseh//Bookings//FA",
    "CALSCALE:GREGORIAN",
    ...events.flatMap((event) => linesOf(event, writtenAt)),
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

const dayText = (date: IsoDate): string => date.replaceAll("-", "");

/** An end must be later than the start; without an end the event has no duration. */
const whenLines = (when: Timed | WholeDays): string[] =>
  "starts_on" in when
    ? [`DTSTART;VALUE=DATE:${dayText(when.starts_on)}`, `DTEND;VALUE=DATE:${dayText(when.ends_on)}`]
    : [`DTSTART:${utc(when.starts_at)}`, ...(when.ends_at > when.starts_at ? [`DTEND:${utc(when.ends_at)}`] : [])];

function linesOf({ uid, title, place, notes, ...when }: IcsEvent, writtenAt: number): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(writtenAt)}`,
    ...whenLines(when),
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...ALARMS.flatMap((before) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${before}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
  ];
}

/** An instant as `20261225T030000Z`. @throws CalendarError `out_of_range`. */
function utc(epochSeconds: number): string {
  const seconds = Math.floor(epochSeconds);
  const day = Math.floor(seconds / DAY_SECONDS);
  const ofDay = seconds - day * DAY_SECONDS;
  const clock = [Math.floor(ofDay / HOUR_SECONDS), Math.floor((ofDay % HOUR_SECONDS) / 60), ofDay % 60];
  return `${dayText(isoOfDayNumber(day))}T${clock.map(twoDigits).join("")}Z`;
}

/** Escapes a text as a value (RFC 5545, 3.3.11). Control characters other than a tab are not allowed in it. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "");

/** Folds a line into pieces of at most 75 octets, each after the first with a leading space. No character is split. */
function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** Number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
