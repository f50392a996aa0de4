import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type IcsEvent, icsFile } from "./ics.ts";

const at = (instant: string): number => Date.parse(instant) / 1000;
const tour = {
  uid: "Zr8kQ2vYw0m4Jt6LxH1cPA-out@shamseh.ir",
  title: "پرواز تهران به کیش",
  starts_at: at("2026-12-25T06:30:00+03:30"),
  ends_at: at("2026-12-25T08:15:00+03:30"),
  place: "فرودگاه مهرآباد، ترمینال ۴",
  notes: "دو ساعت زودتر در فرودگاه باشید؛ کارت ملی همراه داشته باشید.\nپشتیبانی: ۱۶۸۵",
};
const stay: IcsEvent = {
  uid: "1027-stay",
  title: "هتل عباسی",
  starts_on: "2026-12-31",
  ends_on: "2027-01-02",
  place: "اصفهان، خیابان آمادگاه",
  notes: null,
};
const WRITTEN = at("2026-11-21T08:30:00Z");
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Unfolds a file as a calendar program does first: splits at CRLF and joins folded lines. */
const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
/** Value of a property, unescaped as by RFC 5545, 3.3.11. */
const textOf = (file: string, name: string): string | undefined =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, what: string) => (what.toLowerCase() === "n" ? "\n" : what));

describe("A calendar file", () => {
  it("holds its events between the properties that RFC 5545 requires, instants in UTC", () => {
    expect(unfolded(icsFile([{ ...tour, place: null, notes: null }], WRITTEN))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Shamseh//Bookings//FA",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:Zr8kQ2vYw0m4Jt6LxH1cPA-out@shamseh.ir",
      "DTSTAMP:20261121T083000Z",
      "DTSTART:20261225T030000Z",
      "DTEND:20261225T044500Z",
      "SUMMARY:پرواز تهران به کیش",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:پرواز تهران به کیش",
      "TRIGGER:-P1D",
      "END:VALARM",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:پرواز تهران به کیش",
      "TRIGGER:-PT3H",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
    ]);
  });

  it("names the place and the notes where there are any", () => {
    const file = icsFile([tour], WRITTEN);
    expect(textOf(file, "LOCATION")).toBe(tour.place);
    expect(textOf(file, "DESCRIPTION")).toBe(tour.notes);
  });

  it("holds as many events as it is given", () => {
    expect(icsFile([tour, { ...tour, uid: "back" }], WRITTEN).match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
    expect(icsFile([], WRITTEN)).not.toContain("VEVENT");
  });

  it("reads in another program's parser as it was written, instants and whole days alike", () => {
    const calendar = new ICAL.Component(ICAL.parse(icsFile([tour, stay], WRITTEN)));
    const [flight, nights] = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect([flight?.uid, flight?.summary, flight?.location, flight?.description]).toEqual([
      tour.uid,
      tour.title,
      tour.place,
      tour.notes,
    ]);
    expect([flight?.startDate.toUnixTime(), flight?.endDate.toUnixTime()]).toEqual([tour.starts_at, tour.ends_at]);
    expect([nights?.startDate.isDate, nights?.startDate.toString(), nights?.endDate.toString()]).toEqual([
      true,
      stay.starts_on,
      stay.ends_on,
    ]);
    const alarms = calendar.getFirstSubcomponent("vevent")?.getAllSubcomponents("valarm");
    expect(alarms?.map((alarm) => String(alarm.getFirstPropertyValue("trigger")))).toEqual(["-P1D", "-PT3H"]);
  });

  it("counts days and seconds in UTC, over midnight, a leap day and before 1970", () => {
    const starts = (starts_at: number) => textOf(icsFile([{ ...tour, starts_at }], WRITTEN), "DTSTART");
    expect(starts(at("2026-12-26T00:00:00+03:30"))).toBe("20261225T203000Z");
    expect(starts(at("2028-02-29T23:59:59Z"))).toBe("20280229T235959Z");
    expect(starts(0)).toBe("19700101T000000Z");
    expect(starts(-1)).toBe("19691231T235959Z");
  });

  it("has no end where there is none after the start: a calendar would refuse it", () => {
    expect(icsFile([{ ...tour, ends_at: tour.starts_at }], WRITTEN)).not.toContain("DTEND");
    expect(icsFile([{ ...tour, ends_at: tour.starts_at + 1 }], WRITTEN)).toContain("DTEND:20261225T030001Z\r\n");
  });

  it("escapes what would end a value", () => {
    const file = icsFile([{ ...tour, title: "a,b;c\\d:e\nf\r\ng\rh" }], WRITTEN);
    expect(unfolded(file)).toContain("SUMMARY:a\\,b\\;c\\\\d:e\\nf\\ng\\nh");
  });

  it("lets no text begin a line of its own, and drops control characters", () => {
    const file = icsFile([{ ...tour, title: "x\r\nATTENDEE:mailto:a@b.c\u0000\u0007\u007F", place: "a\tb" }], WRITTEN);
    expect(unfolded(file).filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    expect(unfolded(file)).toContain("SUMMARY:x\\nATTENDEE:mailto:a@b.c");
    expect(textOf(file, "LOCATION")).toBe("a\tb");
  });

  it("folds lines at 75 octets, not characters: a Persian letter is two, a dash three", () => {
    // "SUMMARY:" is 8 octets, so 33 letters fill 74, and the 34th would be cut by the edge.
    const lines = icsFile([{ ...tour, title: "ا".repeat(40) }], WRITTEN).split("\r\n");
    const first = lines.findIndex((line) => line.startsWith("SUMMARY:"));
    expect([lines[first], lines[first + 1]]).toEqual([`SUMMARY:${"ا".repeat(33)}`, ` ${"ا".repeat(7)}`]);
    const dashes = icsFile([{ ...tour, title: "–".repeat(23) }], WRITTEN);
    expect(dashes).toContain(`SUMMARY:${"–".repeat(22)}\r\n –\r\n`);
    const ascii = icsFile([{ ...tour, title: "a".repeat(67 + 74 + 1) }], WRITTEN).split("\r\n");
    const from = ascii.findIndex((line) => line.startsWith("SUMMARY:"));
    expect([ascii[from]?.length, ascii[from + 1], ascii[from + 2]]).toEqual([75, ` ${"a".repeat(74)}`, " a"]);
    expect(icsFile([{ ...tour, title: "a".repeat(67) }], WRITTEN)).toContain(`SUMMARY:${"a".repeat(67)}\r\n`);
  });

  it("keeps any text whole, in lines of at most 75 octets that are each UTF-8", () => {
    const text = fc.string({
      unit: fc.constantFrom(...'ابپ‌یک۱ ,;\\:\n"aZ9–😀👨‍👩‍👧é'),
      maxLength: 200,
      // fast-check's default of ten characters would never fold a line.
      size: "max",
    });
    fc.assert(
      fc.property(text, text, text, (title, place, notes) => {
        const file = icsFile([{ ...tour, title, place, notes }], WRITTEN);
        for (const line of file.split("\r\n")) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          // Half a character would become the replacement character.
          expect(new TextDecoder("utf-8", { fatal: true }).decode(new TextEncoder().encode(line))).toBe(line);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect([textOf(file, "SUMMARY"), textOf(file, "LOCATION"), textOf(file, "DESCRIPTION")]).toEqual([
          title,
          place,
          notes,
        ]);
      }),
      { numRuns: 1_000 },
    );
  });
});
