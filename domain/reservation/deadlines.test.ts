import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import { tehranDate, tehranTime } from "../calendar/today.ts";
import { extendedDeadline, paymentDeadline, reviewDue } from "./deadlines.ts";

/** An instant by Tehran time, 3:30 ahead of UTC. */
const tehran = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:30`) / 1000;
const shown = (instant: number): string => `${tehranDate(instant)} ${tehranTime(instant)}`;

describe("When a review is due", () => {
  it.each([
    ["2026-11-20", "09:00", "2026-11-20 12:00"],
    ["2026-11-20", "19:00", "2026-11-20 22:00"],
    ["2026-11-20", "21:00", "2026-11-21 10:00"],
    ["2026-11-20", "23:30", "2026-11-21 11:00"],
    ["2026-11-20", "03:00", "2026-11-20 11:00"],
    ["2026-11-20", "22:00", "2026-11-21 11:00"],
  ])("asked on %s at %s in Tehran: %s", (date, time, due) => {
    expect(shown(reviewDue(tehran(date, time)))).toBe(due);
  });

  it("is always between 8 and 22, from three to thirteen hours ahead, and never before an earlier one", () => {
    const instants = fc.integer({ min: tehran("2026-01-01", "00:00"), max: tehran("2027-01-01", "00:00") });
    fc.assert(
      fc.property(instants, fc.nat(86_400), (asked, later) => {
        const due = reviewDue(asked);
        const time = tehranTime(due);
        expect(time >= "08:00" && time <= "22:00").toBe(true);
        expect(due - asked).toBeGreaterThanOrEqual(3 * 3_600);
        expect(due - asked).toBeLessThanOrEqual(13 * 3_600);
        expect(reviewDue(asked + later)).toBeGreaterThanOrEqual(due);
      }),
    );
  });
});

describe("The payment deadline", () => {
  const noon = tehran("2026-12-25", "12:00");

  it("is never after 14:00 in Tehran on the day of check-in", () => {
    expect(checkInInstant("2026-12-25")).toBe(tehran("2026-12-25", "14:00"));
    expect(paymentDeadline(noon, 1_800, checkInInstant("2026-12-25"))).toBe(noon + 1_800);
    expect(paymentDeadline(noon + 6_600, 1_800, checkInInstant("2026-12-25"))).toBe(noon + 7_200);
    expect(paymentDeadline(noon + 7_200, 1_800, checkInInstant("2026-12-25"))).toBeNull();
  });

  it("is extended by the same length: from its end, or from now when that is past", () => {
    expect(extendedDeadline(noon, noon + 600, 1_800, checkInInstant("2026-12-26"))).toBe(noon + 2_400);
    expect(extendedDeadline(noon + 900, noon + 600, 1_800, checkInInstant("2026-12-26"))).toBe(noon + 2_700);
  });

  it("is not extended where check-in leaves no time", () => {
    expect(extendedDeadline(noon, noon + 7_200, 1_800, checkInInstant("2026-12-25"))).toBeNull();
    expect(extendedDeadline(noon, noon + 6_600, 1_800, checkInInstant("2026-12-25"))).toBe(noon + 7_200);
  });
});
