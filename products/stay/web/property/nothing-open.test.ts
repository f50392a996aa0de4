import { expect, it } from "vitest";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import { propertyRooms } from "#fixtures/answers/property-rooms.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import type { OfferedRoom } from "./chosen-stay.ts";
import { nearestReasons, roomsOfNone } from "./nothing-open.ts";

const [example] = propertyRooms.parties[0]!.room_types;
const plan = example!.plans[0]!;
const because = (
  reason: Blocking["reason"],
  date: Blocking["date"] = null,
  nights: number | null = null,
): Blocking => ({
  reason,
  date,
  nights,
});
const room = (...plans: Blocking[][]): OfferedRoom => ({
  ...example!,
  plans: plans.map((blocking) => ({ ...plan, blocking })),
});
const rooms = (blocking: Blocking[], ...parties: OfferedRoom[][]): RoomsValue => ({
  ...propertyRooms,
  blocking,
  parties: parties.map((room_types) => ({ ...propertyRooms.parties[0]!, room_types })),
});

const open = room([]);
const full = room([because("unavailable", "2026-12-02")]);

it("a stay of which some party can have no room has none, unless the whole property is closed", () => {
  expect(roomsOfNone(rooms([], [open, full]))).toBeNull();
  expect(roomsOfNone(rooms([], [open], [full]))).toEqual([full]);
  expect(roomsOfNone(rooms([], [open], []))).toEqual([]);
  expect(roomsOfNone(rooms([because("inactive")], [full]))).toBeNull();
});

it("the rate that comes nearest says why, each reason once with all its nights", () => {
  const far = [
    because("min_stay", "2026-12-01", 3),
    because("unavailable", "2026-12-01"),
    because("unavailable", "2026-12-02"),
    because("no_price", "2026-12-02"),
    because("unavailable", "2026-12-04"),
    because("capacity", null, 1),
  ];
  const near = [
    because("no_price", "2026-12-02"),
    because("unavailable", "2026-12-01"),
    because("unavailable", "2026-12-02"),
    because("unavailable", "2026-12-04"),
  ];
  expect(nearestReasons([room(far), room(far, near)])).toEqual([
    {
      blocking: because("unavailable", "2026-12-01"),
      nights: [
        { from: "2026-12-01", to: "2026-12-02" },
        { from: "2026-12-04", to: "2026-12-04" },
      ],
    },
  ]);
  expect(nearestReasons([room([because("no_price", "2026-12-03"), because("min_stay", "2026-12-01", 2)])])).toEqual([
    { blocking: because("no_price", "2026-12-03"), nights: [{ from: "2026-12-03", to: "2026-12-03" }] },
    { blocking: because("min_stay", "2026-12-01", 2), nights: [{ from: "2026-12-01", to: "2026-12-01" }] },
  ]);
  expect(nearestReasons([])).toEqual([]);
});
