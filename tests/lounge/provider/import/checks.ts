import { counterBelowSold } from "#provider/desk/import/check-days.ts";
import { type Booked, type InventoryChecks, lockOf, moved, rebooked } from "#provider/desk/import/findings.ts";

const TIME: Booked = { kind: "hour", table: "lounge_hour", columns: ["starts_at"], counted: "loungeSeats" };

/** Checks of an import of lounges. */
export const loungeChecks: InventoryChecks = {
  fillIn: [],
  findings: [
    moved("hour", "lounge_hour", "lounge_id", "lounge"),
    rebooked(TIME, "starts_at", "its time is", "operator reserves"),
    counterBelowSold("seats"),
  ],
  locks: [lockOf(TIME)],
  outliers: () => [],
};
