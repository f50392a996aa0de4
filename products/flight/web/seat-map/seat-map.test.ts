import { expect, it } from "vitest";
import { flightSeatMap } from "#fixtures/answers/flight-seat-map.ts";
import { changesOf, chosenWith, type MapSegment, rowsOf, standingOf, sumOf } from "./choices.ts";
import { gridOf, placeAfterKey, placeOf } from "./grid-keys.ts";

const [segment] = flightSeatMap.segments as [MapSegment];
const { flight_id } = segment;
const rows = rowsOf(segment, "economy");
const seats = rows.flatMap((row) => row.seats);
const seatNamed = (name: string) => seats.find(({ seat }) => seat === name)!;
const grid = gridOf(segment.columns, rows);
const after = (key: string, from: string) => {
  const to = placeAfterKey(key, grid, placeOf(grid, from)!);
  return to && grid[to.row]?.[to.column]?.seat;
};

it("rows are those of the class that was booked", () => {
  expect(seats.every((seat) => seat.class === "economy")).toBe(true);
  expect(rows[0]?.number).toBe(4);
});

it.each([
  ["ArrowRight", "7A", "7B"],
  ["ArrowRight", "7B", "7C"],
  ["ArrowRight", "7E", "7E"],
  ["ArrowLeft", "7C", "7B"],
  ["ArrowLeft", "7A", "7A"],
  ["ArrowDown", "7A", "8A"],
  ["ArrowUp", "4A", "4A"],
  ["Home", "7D", "7A"],
  ["End", "7B", "7E"],
  ["PageDown", "7A", "12A"],
] as const)("%s goes from %s to %s: left is left", (key, from, to) => {
  expect(after(key, from)).toBe(to);
});
it("no other key is the map's", () => expect(after("x", "7A")).toBeNull());

const one = (traveller: number, seat: string) => ({ flight_id, traveller, seat });

it("only what differs is sent, and a seat that is given back as none", () => {
  const before = [one(0, "7A"), one(1, "7B")];
  const now = chosenWith(chosenWith(before, { flight_id, traveller: 0 }, "8A"), { flight_id, traveller: 1 }, null);
  expect(changesOf(before, now)).toEqual([one(0, "8A"), { flight_id, traveller: 1, seat: null }]);
  expect(changesOf(before, before)).toEqual([]);
});

it("all chosen seats come to the sum that is agreed to", () => {
  const chosen = [one(0, "7A"), one(1, "7B")];
  expect(sumOf(chosen, flightSeatMap.segments)).toBe(seatNamed("7A").price + seatNamed("7B").price);
});

it("a seat is whose it is: mine, a companion’s, what I had before, another’s, or not for me", () => {
  const free = seats.find(({ state, traits }) => state === "free" && !traits.includes("exit"))!;
  const exit = seats.find(({ state, traits }) => state === "free" && traits.includes("exit"))!;
  const taken = { ...free, state: "taken" as const };
  const ask = { flight_id, traveller: 0, use: "child", choices: [], kept: [] } as const;
  const mine = one(0, free.seat);
  expect(standingOf(free, ask)).toEqual({ kind: "free" });
  expect(standingOf(free, { ...ask, choices: [mine] })).toEqual({ kind: "mine" });
  expect(standingOf(free, { ...ask, choices: [one(1, free.seat)] })).toEqual({ kind: "ours", traveller: 1 });
  expect(standingOf(taken, ask)).toEqual({ kind: "taken" });
  expect(standingOf(taken, { ...ask, kept: [mine] })).toEqual({ kind: "free" });
  expect(standingOf(exit, ask)).toEqual({ kind: "exit" });
  expect(standingOf(exit, { ...ask, use: "adult" })).toEqual({ kind: "free" });
});
