import { counterBelowSold } from "#provider/desk/import/check-days.ts";
import { type Booked, type InventoryChecks, lockOf, ofPrices, rebooked } from "#provider/desk/import/findings.ts";

const bookedFlight = (columns: readonly string[]): Booked => ({
  kind: "flight",
  table: "flight",
  columns,
  counted: "flightSeats",
});
const TIMES = bookedFlight(["departs_at", "arrives_at"]);
const ROUTE = bookedFlight(["origin", "destination"]);

/** Checks of an import of flights. */
export const flightChecks: InventoryChecks = {
  fillIn: [],
  findings: [
    rebooked(TIMES, "departs", "its times are", "operator flights retime"),
    rebooked(ROUTE, "destination", "its route is", "operator flights cancel"),
    counterBelowSold("seats"),
  ],
  locks: [lockOf(bookedFlight([...TIMES.columns, ...ROUTE.columns]))],
  outliers: (factor) => [ofPrices("fare", "flight_fare", "{fare}", ".fare", factor)],
};
