import { counterBelowSold } from "#provider/desk/import/check-days.ts";
import {
  type Booked,
  type InventoryChecks,
  inherited,
  lockOf,
  moved,
  ofPrices,
  rebooked,
  taken,
} from "#provider/desk/import/findings.ts";

/** The times of a departure, as its legs say them. */
const timesOf = (leg: "out" | "back"): readonly string[] =>
  ["departs_at", "arrives_at"].map((time) => `legs #>> '{${leg},${time}}'`);

const bookedDeparture = (columns: readonly string[]): Booked => ({
  kind: "departure",
  table: "tour_departure",
  columns,
  counted: "tourSeats",
});
const OUT = bookedDeparture(timesOf("out"));
const BACK = bookedDeparture(timesOf("back"));

/** Checks of an import of tours. */
export const tourChecks: InventoryChecks = {
  // A departure is away for as many nights as its tour is long.
  fillIn: [inherited("departure", { kind: "tour", table: "tour", column: "tour_id" }, "nights")],
  findings: [
    taken("tour", "tour", ["city_id", "slug"], "slug"),
    moved("departure", "tour_departure", "tour_id", "tour"),
    moved("departure", "tour_departure", "origin_city_id", "origin"),
    moved("package", "tour_package", "departure_id", "departure"),
    rebooked(OUT, "out", "its times are", "operator departures cancel"),
    rebooked(BACK, "back", "its times are", "operator departures cancel"),
    counterBelowSold("seats"),
  ],
  locks: [lockOf(bookedDeparture([...OUT.columns, ...BACK.columns]))],
  outliers: (factor) => [ofPrices("package", "tour_package", "{}", "", factor)],
};
