import { describe, expect, it } from "vitest";
import { parseRooms } from "#domain/rooms.ts";
import { boughtApart, type ComparedLeg, type ComparedPackage, type ComparedStay, type PartPrice } from "./compare.ts";

const rooms = parseRooms("2,5,8;1")!;
const stay: ComparedStay = { propertyId: 7, checkIn: "2026-12-25", nights: 3, meal: "breakfast" };
const out: ComparedLeg = { carrier: "W5", number: "1083", date: "2026-12-25" };
const back: ComparedLeg = { carrier: "W5", number: "1084", date: "2026-12-28" };
const sold: ComparedPackage = { rooms, stays: [stay], legs: [out, back] };

const stays: PartPrice<ComparedStay>[] = [{ ...stay, rooms, total: 300_000_000 }];
const fares: PartPrice<ComparedLeg>[] = [
  { ...out, rooms, total: 80_000_000 },
  { ...back, rooms, total: 70_000_000 },
];

describe("What the parts of a package cost apart", () => {
  it("is the sum of exact prices", () => {
    expect(boughtApart(sold, stays, fares)).toBe(450_000_000);
  });

  it("counts each part of it, and no price of another", () => {
    const second: ComparedStay = { propertyId: 9, checkIn: "2026-12-28", nights: 2, meal: "breakfast" };
    const longer = { ...sold, stays: [stay, second] };
    expect(boughtApart(longer, stays, fares)).toBeNull();
    const both = [...stays, { ...second, rooms, total: 100_000_000 }];
    expect(boughtApart(longer, both, fares)).toBe(550_000_000);
    expect(boughtApart(sold, both, fares)).toBe(450_000_000);
  });

  it("is the same in whatever order rooms and children stand", () => {
    const other = parseRooms("1;2,8,5")!;
    expect(boughtApart({ ...sold, rooms: other }, stays, fares)).toBe(450_000_000);
  });

  it.each<[string, Partial<PartPrice<ComparedStay>>]>([
    ["another property", { propertyId: 8 }],
    ["another day", { checkIn: "2026-12-26" }],
    ["other nights", { nights: 4 }],
    ["another board", { meal: "half_board" }],
    ["other people", { rooms: parseRooms("2,5,8")! }],
    ["other ages", { rooms: parseRooms("2,5,9;1")! }],
    ["other rooms", { rooms: parseRooms("1,5,8;2")! }],
    ["no price", { total: null }],
  ])("is not known where a stay's price is of %s", (_, change) => {
    expect(boughtApart(sold, [{ ...stays[0]!, ...change }], fares)).toBeNull();
  });

  it.each<[string, Partial<PartPrice<ComparedLeg>>]>([
    ["another carrier", { carrier: "IR" }],
    ["another number", { number: "1085" }],
    ["another day", { date: "2026-12-29" }],
    ["other people", { rooms: parseRooms("2")! }],
    ["no price", { total: null }],
  ])("is not known where a fare is of %s", (_, change) => {
    expect(boughtApart(sold, stays, [fares[0]!, { ...fares[1]!, ...change }])).toBeNull();
  });

  it("is not known of nothing, and a price of nothing is one", () => {
    expect(boughtApart({ rooms, stays: [], legs: [] }, stays, fares)).toBeNull();
    expect(boughtApart(sold, [{ ...stays[0]!, total: 0 }], fares)).toBe(150_000_000);
  });
});
