import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { airportZones } from "#domain/place/airports.ts";
import { CalendarError } from "../calendar/calendar-error.ts";
import { TEHRAN_OFFSET_SECONDS } from "../calendar/constants.ts";
import { toIso } from "../calendar/conversion.ts";
import { tehranDate, tehranInstant, tehranTime } from "../calendar/today.ts";
import type { IsoDate } from "../calendar/types.ts";
import { dayShift, instantOf, instantOfSeconds, localOf, offsetAt } from "./instant.ts";
import { ZONES_END, type Zone, zones } from "./zones.ts";

const at = (iata: string, local: string) => {
  const zone = airportZones.get(iata)!;
  const [date = "", time = ""] = local.split("T");
  return { zone, ...instantOf(date as IsoDate, time, zone) };
};

describe("A flight by the clocks of its two ends", () => {
  it.each([
    ["THR", "2026-11-25T06:30", "MHD", "2026-11-25T08:00", 90, 0],
    ["IKA", "2026-11-25T22:45", "IST", "2026-11-26T01:55", 220, 1],
    ["IKA", "2022-07-10T10:00", "IST", "2022-07-10T12:30", 240, 0],
    ["IKA", "2023-07-10T10:00", "IST", "2023-07-10T12:30", 180, 0],
    ["CDG", "2027-03-27T23:40", "IKA", "2027-03-28T08:10", 360, 1],
    ["CDG", "2026-10-24T23:40", "IKA", "2026-10-25T08:10", 420, 1],
    ["HND", "2026-12-01T10:00", "HNL", "2026-11-30T22:30", 450, -1],
    ["HNL", "2026-12-01T22:00", "AKL", "2026-12-03T04:00", 420, 2],
    ["AKL", "2026-12-01T13:00", "LAX", "2026-12-01T05:30", 810, 0],
  ])("%s %s to %s %s takes %i minutes and arrives %i days later", (from, departs, to, arrives, minutes, shift) => {
    const [departure, arrival] = [at(from, departs), at(to, arrives)];
    expect([departure.kind, arrival.kind]).toEqual(["exact", "exact"]);
    expect((arrival.at - departure.at) / 60).toBe(minutes);
    expect(dayShift(departure, arrival)).toBe(shift);
  });

  it("is of either length where its departure is shown twice that night", () => {
    const arrival = instantOf("2022-09-22", "00:30", "Asia/Tehran");
    const lengths = (["earlier", "later"] as const).map((side) => {
      const departure = instantOf("2022-09-21", "23:30", "Asia/Tehran", side);
      expect(departure.kind).toBe("overlap");
      expect(dayShift({ ...departure, zone: "Asia/Tehran" }, { ...arrival, zone: "Asia/Tehran" })).toBe(1);
      return (arrival.at - departure.at) / 60;
    });
    expect([arrival.kind, lengths]).toEqual(["exact", [120, 60]]);
  });
});

describe("A local time", () => {
  it("that the clock leaves out is in a gap, and is counted from either side of it", () => {
    const shown = (side: "earlier" | "later") => {
      const { at: instant, kind } = instantOf("2027-03-28", "02:30", "Europe/Paris", side);
      return [kind, localOf(instant, "Europe/Paris").time];
    };
    expect([shown("earlier"), shown("later")]).toEqual([
      ["gap", "01:30"],
      ["gap", "03:30"],
    ]);
    const kinds = ["01:59", "02:00", "02:59", "03:00"].map(
      (time) => instantOf("2027-03-28", time, "Europe/Paris").kind,
    );
    expect(kinds).toEqual(["exact", "gap", "gap", "exact"]);
  });

  it("that the clock shows twice ends with the second time", () => {
    const kinds = ["22:59", "23:00", "23:59"].map((time) => instantOf("2022-09-21", time, "Asia/Tehran").kind);
    expect(kinds).toEqual(["exact", "overlap", "overlap"]);
    expect(instantOf("2022-09-22", "00:00", "Asia/Tehran").kind).toBe("exact");
  });

  it.each(["24:00", "7:30", "07:60", "07:30:00", "۰۷:۳۰", ""])("%j is refused", (time) => {
    expect(() => instantOf("2026-11-25", time, "Asia/Tehran")).toThrow(CalendarError);
  });

  it("outside 1970 to 2040 is refused, as its instant is", () => {
    expect(localOf(0, "Asia/Tokyo")).toEqual({ date: "1970-01-01", time: "09:00", offset: 32_400 });
    expect(localOf(ZONES_END - 1, "Asia/Tokyo").date).toBe("2041-01-01");
    expect(() => localOf(-1, "Asia/Tokyo")).toThrow("Outside 1970..2040");
    expect(() => offsetAt(ZONES_END, "Asia/Tokyo")).toThrow("Outside 1970..2040");
    expect(() => instantOf("1970-01-01", "08:59", "Asia/Tokyo")).toThrow("Outside 1970..2040");
    expect(() => instantOf("2041-01-01", "09:00", "Asia/Tokyo")).toThrow("Outside 1970..2040");
    expect(() => offsetAt(Number.NaN, "Asia/Tokyo")).toThrow("Outside 1970..2040");
  });
});

describe("The clock of Tehran", () => {
  const noonOf = (year: number, month: number) =>
    localOf(tehranInstant(toIso({ calendar: "jalali", year, month, day: 10 }), 12), "Asia/Tehran").offset / 60;
  const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  it.each([
    ["is set forward in summer until 1384", years(1371, 1384), 270],
    ["is not in 1385 and 1386", years(1385, 1386), 210],
    ["is again from 1387 to 1401", years(1387, 1401), 270],
    ["is not since", years(1402, 1418), 210],
  ])("%s", (_, some, summer) => {
    expect(some.map((year) => noonOf(year, 4))).toEqual(some.map(() => summer));
    expect(some.map((year) => noonOf(year, 10))).toEqual(some.map(() => 210));
  });

  it("R198 agrees with the constant of the product's dates from the last change on", () => {
    const last = zones["Asia/Tehran"].at(-2)!;
    expect(localOf(last, "Asia/Tehran")).toEqual({ date: "2022-09-21", time: "23:00", offset: TEHRAN_OFFSET_SECONDS });
    fc.assert(
      fc.property(fc.integer({ min: last, max: ZONES_END - 1 }), (instant) => {
        expect(localOf(instant, "Asia/Tehran")).toEqual({
          date: tehranDate(instant),
          time: tehranTime(instant),
          offset: TEHRAN_OFFSET_SECONDS,
        });
      }),
    );
  });
});

const names = Object.keys(zones) as Zone[];
const someZone = fc.constantFrom(...names);
/** A second near which a clock is changed, or any. */
const somewhen = fc.tuple(someZone, fc.nat(), fc.integer({ min: -200_000, max: 200_000 })).map(([zone, pick, near]) => {
  const changes = zones[zone].filter((_, index) => index % 2 === 0);
  return { zone, instant: (changes[pick % changes.length] ?? 0) + near };
});
const DAY = 86_400;
const inside = ({ instant }: { instant: number }) => instant > 2 * DAY && instant < ZONES_END - 2 * DAY;
const anywhere = fc.oneof(
  somewhen.filter(inside),
  fc.record({ zone: someZone, instant: fc.integer({ min: 3 * DAY, max: ZONES_END - 3 * DAY }) }),
);

it("Every instant is found again from the local time that it is", () => {
  fc.assert(
    fc.property(anywhere, ({ zone, instant }) => {
      const minute = instant - (((instant % 60) + 60) % 60);
      const { date, time, offset } = localOf(minute, zone);
      expect(Math.abs(offset % 60)).toBe(0);
      const found = (["earlier", "later"] as const).map((side) => instantOf(date, time, zone, side));
      expect(found.map((one) => one.at)).toContain(minute);
      expect(new Set(found.map((one) => one.kind)).size).toBe(1);
      expect(found[0]!.kind).not.toBe("gap");
      expect(found[0]!.at < found[1]!.at).toBe(found[0]!.kind === "overlap");
    }),
    { numRuns: 20_000 },
  );
});

it("A local time is in a gap, exact or in an overlap as many times as the clock shows it", () => {
  fc.assert(
    fc.property(anywhere, ({ zone, instant: local }) => {
      const offsets = new Set(zones[zone].filter((_, index) => index % 2 === 1));
      const shown = [...offsets].map((offset) => local - offset).filter((one) => one + offsetAt(one, zone) === local);
      const [earlier, later] = (["earlier", "later"] as const).map((side) => instantOfSeconds(local, zone, side));
      expect(earlier!.kind).toBe((["gap", "exact", "overlap"] as const)[shown.length]);
      if (shown.length === 0) {
        // As far before the change as after it by the clock.
        const [before, after] = [offsetAt(earlier!.at, zone), offsetAt(later!.at, zone)];
        expect([local - after, local - before]).toEqual([earlier!.at, later!.at]);
        expect(earlier!.at).toBeLessThan(later!.at);
      } else expect([earlier!.at, later!.at]).toEqual([Math.min(...shown), Math.max(...shown)]);
    }),
    { numRuns: 20_000 },
  );
});
