import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/arithmetic.ts";
import { type BlockingQuestion, blockingOf, type NightRooms, type NightRules, roomsLeft } from "./blocking.ts";

const checkIn = "2026-12-01";
const open: Omit<NightRules, "night"> = {
  saleRate: 42_000_000,
  minStay: 1,
  maxStay: 30,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
};

/** Three nights from 1 December and the check-out day, with overrides for a night. */
const asked = (
  differing: Record<string, Partial<NightRules>> = {},
  more: Partial<BlockingQuestion> = {},
  sold: Record<string, number> = {},
): BlockingQuestion => {
  const dates = [0, 1, 2, 3].map((days) => addDays(checkIn, days));
  return {
    property: { isActive: true, isBookable: true },
    nights: dates.map((night) => ({ night, ...open, ...differing[night] })),
    stock: dates.map((night): NightRooms => ({ night, total: 4, sold: sold[night] ?? 0 })),
    stay: { checkIn, lengthOfStay: 3, rooms: 1 },
    lackingPlaces: 0,
    ...more,
  };
};

describe("R187 why a stay cannot be booked", () => {
  it("is nothing when every night is priced, free and open", () => {
    expect(blockingOf(asked())).toEqual([]);
  });

  it("is the property alone when it accepts no bookings", () => {
    const noPrice = { "2026-12-02": { saleRate: null } };
    expect(blockingOf(asked(noPrice, { property: { isActive: false, isBookable: false } }))).toEqual([
      { reason: "inactive", date: null, nights: null },
    ]);
    expect(blockingOf(asked({}, { property: { isActive: true, isBookable: false } }))).toEqual([
      { reason: "not_bookable", date: null, nights: null },
    ]);
  });

  it("names a night whose rate rounds to nothing, which would be sold for 0 rial", () => {
    expect(blockingOf(asked({ "2026-12-02": { saleRate: 4 }, "2026-12-03": { saleRate: 5 } }))).toEqual([
      { reason: "no_price", date: "2026-12-02", nights: null },
    ]);
  });

  it("names each night without a price, also one that is not entered", () => {
    expect(blockingOf(asked({ "2026-12-02": { saleRate: null }, "2026-12-03": { saleRate: 0 } }))).toEqual([
      { reason: "no_price", date: "2026-12-02", nights: null },
      { reason: "no_price", date: "2026-12-03", nights: null },
    ]);
    const unknown = asked();
    expect(blockingOf({ ...unknown, nights: unknown.nights.slice(0, 2) })).toEqual([
      { reason: "no_price", date: "2026-12-03", nights: null },
    ]);
  });

  it("names each night that is closed or has too few rooms", () => {
    expect(
      blockingOf(asked({ "2026-12-01": { closed: true } }, {}, { "2026-12-03": 4 })).map(({ reason, date }) => [
        reason,
        date,
      ]),
    ).toEqual([
      ["unavailable", "2026-12-01"],
      ["unavailable", "2026-12-03"],
    ]);
    const threeRooms = { stay: { checkIn, lengthOfStay: 3, rooms: 3 } } as const;
    expect(blockingOf(asked({}, threeRooms, { "2026-12-02": 1 }))).toEqual([]);
    expect(blockingOf(asked({}, threeRooms, { "2026-12-02": 2 })).map(({ date }) => date)).toEqual(["2026-12-02"]);
    expect(blockingOf({ ...asked(), stock: [] })).toHaveLength(3);
  });

  it("asks of arrival on the first night only, and of departure on the check-out day only", () => {
    expect(blockingOf(asked({ "2026-12-01": { closedToArrival: true } }))).toEqual([
      { reason: "closed_to_arrival", date: "2026-12-01", nights: null },
    ]);
    expect(blockingOf(asked({ "2026-12-02": { closedToArrival: true, closedToDeparture: true } }))).toEqual([]);
    expect(blockingOf(asked({ "2026-12-04": { closedToDeparture: true } }))).toEqual([
      { reason: "closed_to_departure", date: "2026-12-04", nights: null },
    ]);
  });

  it("takes the shortest and longest stay from the night of arrival", () => {
    expect(blockingOf(asked({ "2026-12-01": { minStay: 4 } }))).toEqual([
      { reason: "min_stay", date: checkIn, nights: 4 },
    ]);
    expect(blockingOf(asked({ "2026-12-01": { maxStay: 2 } }))).toEqual([
      { reason: "max_stay", date: checkIn, nights: 2 },
    ]);
    expect(blockingOf(asked({ "2026-12-01": { minStay: 3, maxStay: 3 }, "2026-12-02": { minStay: 9 } }))).toEqual([]);
  });

  it("says how many places a room lacks", () => {
    expect(blockingOf(asked({}, { lackingPlaces: 2 }))).toEqual([{ reason: "capacity", date: null, nights: 2 }]);
  });

  it("gives every reason at once", () => {
    const everything = asked(
      {
        "2026-12-01": { saleRate: null, closed: true, closedToArrival: true, minStay: 5 },
        "2026-12-04": { closedToDeparture: true },
      },
      { lackingPlaces: 1 },
    );
    expect(blockingOf(everything).map(({ reason }) => reason)).toEqual([
      "no_price",
      "unavailable",
      "closed_to_arrival",
      "closed_to_departure",
      "min_stay",
      "capacity",
    ]);
  });
});

describe("Rooms that are left", () => {
  it("are those of the scarcest night of the stay", () => {
    const { stock, stay } = asked({}, {}, { "2026-12-02": 3, "2026-12-04": 4 });
    expect(roomsLeft(stock, stay)).toBe(1);
    expect(roomsLeft([], stay)).toBe(0);
  });
});
