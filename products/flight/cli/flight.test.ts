import { describe, expect, it } from "vitest";
import { runApart, runHere } from "#tests/support/run-cli.ts";

const duration = (line: string, ...more: string[]) => runHere(["flight", "duration", ...line.split(" "), ...more]);
const lines = (text: string, ...more: string[]) => runHere(["flight", "duration", "-", ...more], text);

/** Flights by local times, their minutes and the shift of days. */
const flights = [
  ["THR MHD 2026-11-25T06:30 2026-11-25T08:00", 90, 0],
  ["IKA IST 2026-11-25T22:45 2026-11-26T01:55", 220, 1],
  ["IKA IST 2022-07-10T10:00 2022-07-10T12:30", 240, 0],
  ["IKA IST 2023-07-10T10:00 2023-07-10T12:30", 180, 0],
  ["CDG IKA 2027-03-27T23:40 2027-03-28T08:10", 360, 1],
  ["CDG IKA 2026-10-24T23:40 2026-10-25T08:10", 420, 1],
  ["HND HNL 2026-12-01T10:00 2026-11-30T22:30", 450, -1],
  ["HNL AKL 2026-12-01T22:00 2026-12-03T04:00", 420, 2],
  ["AKL LAX 2026-12-01T13:00 2026-12-01T05:30", 810, 0],
] as const;
const twice = "THR MHD 2022-09-21T23:30 2022-09-22T00:30";

describe("shamseh flight duration", () => {
  it("is the minutes by the clocks of both ends, of one flight and of lines", async () => {
    for (const [line, minutes] of flights) {
      expect(await duration(line)).toEqual({ code: 0, out: `${minutes}\n`, err: "" });
    }
    const { code, out } = await lines(flights.map(([line]) => line).join("\r\n"));
    expect([code, out]).toEqual([0, flights.map(([, minutes]) => `${minutes}\n`).join("")]);
  });

  it("is one document with all that follows from the clocks", async () => {
    const { code, out } = await duration("IKA IST 2026-11-25T22:45 2026-11-26T01:55", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      schemaVersion: 1,
      minutes: 220,
      day_shift: 1,
      departs_at: Date.UTC(2026, 10, 25, 19, 15) / 1000,
      arrives_at: Date.UTC(2026, 10, 25, 22, 55) / 1000,
      offsets: { departs: 12_600, arrives: 10_800 },
    });
    for (const [line, minutes, day_shift] of flights) {
      expect(JSON.parse((await duration(line, "--json")).out)).toMatchObject({ minutes, day_shift });
    }
  });

  it("reads Jalali days, Persian digits, small letters and more spaces", async () => {
    expect((await lines(" ika  ist ۱۴۰۵-۰۹-۰۴T۲۲:۴۵ 1405/9/5T01:55 \n")).out).toBe("220\n");
  });

  it("of a time that the clock shows twice is asked for, and is what is asked for", async () => {
    const asked = await duration(twice);
    expect([asked.code, asked.out]).toEqual([
      1,
      "! The clock of THR shows 2022-09-21T23:30 twice: 120 or 60 minutes; say which with --side\n",
    ]);
    expect((await duration(twice, "--side", "earlier")).out).toBe("120\n");
    expect((await duration(twice, "--side", "later")).out).toBe("60\n");
    for (const [side, minutes] of [
      ["earlier", 120],
      ["later", 60],
    ] as const) {
      expect(JSON.parse((await duration(twice, "--side", side, "--json")).out)).toMatchObject({ minutes });
    }
    const back = await duration("MHD THR 2022-09-21T22:00 2022-09-21T23:30");
    expect(back.out).toContain("shows 2022-09-21T23:30 twice: 90 or 150 minutes");
  });

  it.each([
    ["CDG IKA 2027-03-28T02:30 2027-03-28T10:00", "gap", "! The clock of CDG leaves out 2027-03-28T02:30"],
    ["IKA CDG 2027-03-27T22:00 2027-03-28T02:30", "gap", "! The clock of CDG leaves out 2027-03-28T02:30"],
    ["IKA XYZ 2026-11-25T22:45 2026-11-26T01:55", "unknown_airport", "! The airport XYZ is not known"],
    [
      "IKA IST 2026-11-31T22:45 2026-12-01T01:55",
      "unreadable",
      "! «2026-11-31T22:45» is no local time, as 2026-11-25T22:45",
    ],
    [
      "IKA IST 2026-11-25T22:45 2026-11-26T24:00",
      "unreadable",
      "! «2026-11-26T24:00» is no local time, as 2026-11-25T22:45",
    ],
    ["IKA IST 2026-11-25T22:45 2026-11-26", "unreadable", "! «2026-11-26» is no local time, as 2026-11-25T22:45"],
    ["IKA IST 1969-11-25T22:45 1969-11-26T01:55", "out_of_range", "! The time is outside 1970 to 2040"],
    ["IKA IST 2026-11-25T22:45 2026-11-25T22:15", "arrives_before", "! It arrives before it departs"],
    ["IKA IST 2026-11-25T22:45", "four_values", "! Two airports and two local times are needed"],
  ])("%s has none, and its line says why", async (line, code, words) => {
    const [one, other] = ["THR MHD 2026-11-25T06:30 2026-11-25T08:00", "MHD THR 2026-11-25T06:30 2026-11-25T07:55"];
    const text = `${one}\n${line}\n${other}\n`;
    expect(await lines(text)).toEqual({ code: 1, out: `90\n${words}\n85\n`, err: "" });
    const found = (await lines(text, "--jsonl")).out
      .trimEnd()
      .split("\n")
      .map((each) => JSON.parse(each));
    expect(found.map(({ input }) => input)).toEqual([one, line, other]);
    expect(found[1]).toEqual({ input: line, error: { code, message: words.slice(2) } });
    expect(found[2]).toMatchObject({ minutes: 85, day_shift: 0 });
    const persian = await lines(text, "--locale", "fa");
    expect(persian.out.split("\n")[1]).toMatch(/^! .*[\u0600-\u06FF]/);
  });

  it("that is not there is a document too", async () => {
    const { code, out } = await duration(twice, "--json");
    expect([code, JSON.parse(out)]).toEqual([
      1,
      { schemaVersion: 1, error: { code: "overlap", message: expect.stringContaining("120 or 60 minutes") } },
    ]);
  });

  it("is the same for a line that is read at once and one that is read with care", async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => {
      const two = (n: number) => String(n).padStart(2, "0");
      // Includes days that do not exist, nights in which clocks change, and arrivals before the departure.
      const day = `${1970 + (index % 72)}-${two(1 + (index % 13))}-${two(1 + (index % 31))}`;
      const [from, to] = [flights[index % 9]![0].slice(0, 3), flights[(index * 5) % 9]![0].slice(4, 7)];
      return `${from} ${to} ${day}T${two(index % 25)}:${two((index * 7) % 61)} ${day}T${two((index * 5) % 24)}:30`;
    });
    const quick = (await lines(many.join("\n"))).out;
    const careful = (await lines(many.map((line) => ` ${line}`).join("\n"))).out;
    expect(quick).toBe(careful);
    expect(new Set(quick.split("\n").map((line) => line.slice(0, 12))).size).toBeGreaterThan(100);
  });
});

describe("shamseh flight verify", () => {
  it("compares every hour with ICU and finds no difference", async () => {
    const { code, out, err } = await runHere(["flight", "verify", "--from-year", "2022", "--to-year", "2022"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(
      /^140160 hours of 16 zones compared, 2022\.\.2022, with ICU [\d.]+ \(tz \d{4}\w+\)\n0 differences\n$/,
    );
    const json = await runHere(["flight", "verify", "--from-year", "2027", "--to-year", "2027", "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ zones: 16, hours: 140_160, differences: 0, first: null });
  });

  it("notices a Node whose clocks are other", async () => {
    // ICU uses the zone that it is given: here Tehran's clock is Istanbul's.
    const trick =
      "const Real = Intl.DateTimeFormat; Intl.DateTimeFormat = function (locale, options) { return new Real(locale, { ...options, timeZone: options.timeZone === 'Asia/Tehran' ? 'Europe/Istanbul' : options.timeZone }); };";
    const args = ["flight", "verify", "--from-year", "2026", "--to-year", "2026"];
    const { code, out } = await runApart(args, "", ["--import", `data:text/javascript,${encodeURIComponent(trick)}`]);
    expect(code).toBe(1);
    expect(out).toContain("8760 differences\nfirst: Asia/Tehran, ");
  });
});
