import { describe, expect, it } from "vitest";
import type { IsoDate } from "#domain/calendar/types.ts";
import { cheapestDays, type DayFact, type DayFacts } from "./day-facts.ts";
import { dayAfterKey } from "./keys.ts";
import { choose, emptySelection, placeOf, refusalOf, stayOfSelection, typeDay } from "./stay-selection.ts";

const TODAY = "2026-11-20";
const isoDates = (...all: IsoDate[]): IsoDate[] => all;
const open = { minPrice: 10_000_000, state: "open", closedToDeparture: false, minStay: 1, maxStay: 30 } as const;
const facts = (...days: (Partial<DayFact> & { date: IsoDate })[]): DayFacts =>
  new Map(days.map((day) => [day.date, { ...open, ...day }]));
const none = facts();

describe("choosing a stay", () => {
  it("takes the check-in first, then the check-out", () => {
    const begun = choose(emptySelection, "2026-12-01", TODAY, none);
    const whole = choose(begun, "2026-12-04", TODAY, none);
    expect(stayOfSelection(begun)).toBeNull();
    expect(stayOfSelection(whole)).toEqual({ checkIn: "2026-12-01", lengthOfStay: 3 });
    expect(isoDates("2026-11-30", "2026-12-01", "2026-12-02", "2026-12-04").map((day) => placeOf(whole, day))).toEqual([
      null,
      "start",
      "inside",
      "end",
    ]);
  });
  it("starts over after a whole stay, and with an earlier day", () => {
    const whole = { checkIn: "2026-12-01", checkOut: "2026-12-04" } as const;
    expect(choose(whole, "2026-12-10", TODAY, none)).toEqual({ checkIn: "2026-12-10", checkOut: null });
    expect(choose({ checkIn: "2026-12-01", checkOut: null }, "2026-11-28", TODAY, none)).toEqual({
      checkIn: "2026-11-28",
      checkOut: null,
    });
  });
  it("refuses a day that is past, sold out, unpriced, closed or takes no arrivals", () => {
    const days = facts(
      { date: "2026-12-01", state: "sold_out" },
      { date: "2026-12-02", state: "no_price" },
      { date: "2026-12-03", state: "closed" },
      { date: "2026-12-04", state: "closed_to_arrival" },
    );
    const reasons = isoDates("2026-11-19", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05").map(
      (day) => refusalOf(emptySelection, day, TODAY, days)?.reason ?? null,
    );
    expect(reasons).toEqual(["past", "sold_out", "no_price", "closed", "no_arrival", null]);
  });
  it("holds to the shortest and longest stay of the check-in day, and to days without departures", () => {
    const days = facts({ date: "2026-12-01", minStay: 3, maxStay: 5 }, { date: "2026-12-05", closedToDeparture: true });
    const begun = { checkIn: "2026-12-01", checkOut: null } as const;
    expect(refusalOf(begun, "2026-12-03", TODAY, days)).toEqual({ reason: "min_stay", nights: 3 });
    expect(refusalOf(begun, "2026-12-04", TODAY, days)).toBeNull();
    expect(refusalOf(begun, "2026-12-05", TODAY, days)).toEqual({ reason: "no_departure" });
    expect(refusalOf(begun, "2026-12-20", TODAY, days)).toEqual({ reason: "max_stay", nights: 5 });
    expect(choose(begun, "2026-12-20", TODAY, days)).toBe(begun);
  });
  it("never spans a night that cannot be slept in, but may end on it", () => {
    const days = facts({ date: "2026-12-03", state: "sold_out" });
    const begun = { checkIn: "2026-12-01", checkOut: null } as const;
    expect(choose(begun, "2026-12-03", TODAY, days)).toEqual({ checkIn: "2026-12-01", checkOut: "2026-12-03" });
    expect(refusalOf(begun, "2026-12-04", TODAY, days)).toEqual({ reason: "crosses_closed" });
    expect(choose(begun, "2026-12-04", TODAY, days)).toBe(begun);
  });
  it("is never longer than thirty nights", () => {
    const begun = { checkIn: "2026-12-01", checkOut: null } as const;
    expect(refusalOf(begun, "2027-01-01", TODAY, none)).toEqual({ reason: "max_stay", nights: 30 });
    expect(choose(begun, "2027-01-01", TODAY, none)).toBe(begun);
    expect(
      stayOfSelection(choose({ checkIn: "2026-12-01", checkOut: null }, "2026-12-31", TODAY, none))?.lengthOfStay,
    ).toBe(30);
  });
});

describe("typing a stay", () => {
  const whole = { checkIn: "2026-12-01", checkOut: "2026-12-04" } as const;
  const typed = (part: "checkIn" | "checkOut", day: IsoDate, days = none) => typeDay(whole, part, day, TODAY, days);

  it("keeps what was chosen when a check-out cannot be one, and says why", () => {
    const refused = (day: IsoDate) => {
      const { selection, refused } = typed("checkOut", day);
      expect(selection).toBe(whole);
      return refused;
    };
    expect(refused("2026-11-28")).toEqual({ part: "checkOut", refusal: { reason: "not_after_check_in" } });
    expect(refused("2026-12-01")).toEqual({ part: "checkOut", refusal: { reason: "not_after_check_in" } });
    expect(refused("2027-01-01")).toEqual({ part: "checkOut", refusal: { reason: "max_stay", nights: 30 } });
  });
  it("waits for the check-in", () => {
    expect(typeDay(emptySelection, "checkOut", "2026-12-04", TODAY, none)).toEqual({
      selection: emptySelection,
      refused: { part: "checkOut", refusal: { reason: "no_check_in" } },
    });
  });
  it("keeps a check-out that still holds behind a new check-in", () => {
    expect(typed("checkIn", "2026-12-02")).toEqual({
      selection: { checkIn: "2026-12-02", checkOut: "2026-12-04" },
      refused: null,
    });
    expect(typed("checkIn", "2026-12-10")).toEqual({
      selection: { checkIn: "2026-12-10", checkOut: null },
      refused: { part: "checkOut", refusal: { reason: "not_after_check_in" } },
    });
    expect(typed("checkIn", "2026-11-01")).toEqual({
      selection: whole,
      refused: { part: "checkIn", refusal: { reason: "past" } },
    });
  });
});

describe("the keys of the grid", () => {
  const pressed = (key: string, direction: "rtl" | "ltr", isShifted = false) =>
    dayAfterKey(key, isShifted, "2026-12-01", "jalali", direction);
  it("left is the next day from right to left, the day before from left to right", () => {
    expect([pressed("ArrowLeft", "rtl"), pressed("ArrowRight", "rtl")]).toEqual(["2026-12-02", "2026-11-30"]);
    expect([pressed("ArrowLeft", "ltr"), pressed("ArrowRight", "ltr")]).toEqual(["2026-11-30", "2026-12-02"]);
  });
  it("Home and End are the Saturday and the Friday of the week", () => {
    expect([pressed("Home", "rtl"), pressed("End", "rtl")]).toEqual(["2026-11-28", "2026-12-04"]);
  });
  it("Page keys go by months of the calendar that is shown, with Shift by years", () => {
    expect([pressed("PageDown", "rtl"), pressed("PageUp", "rtl"), pressed("PageDown", "rtl", true)]).toEqual([
      "2026-12-31",
      "2026-11-01",
      "2027-12-01",
    ]);
    expect(pressed("a", "rtl")).toBeNull();
  });
});

describe("the cheapest days", () => {
  it("are marked only where prices differ", () => {
    const days = isoDates("2026-12-01", "2026-12-02");
    expect([...cheapestDays(days, facts({ date: "2026-12-01" }, { date: "2026-12-02", minPrice: 9_000_000 }))]).toEqual(
      ["2026-12-02"],
    );
    expect(cheapestDays(days, facts({ date: "2026-12-01" }, { date: "2026-12-02" })).size).toBe(0);
  });
});
