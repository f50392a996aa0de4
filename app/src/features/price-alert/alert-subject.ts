import type { InputOf } from "#domain/contract/call.ts";
import type { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import type { AlertWish } from "#domain/contract/price-alert.shapes.ts";

type Asked<C> = Omit<InputOf<C>, "limit_total" | "waits_for">;

/** Subject of an alert: the page's search, for the party that it is priced for. */
export type AlertSubject = { waitsFor: AlertWish } & (
  | { kind: "property"; asked: Asked<typeof priceAlertCalls.save> }
  | { kind: "tour"; asked: Asked<typeof priceAlertCalls.saveTour> }
  | { kind: "flight"; asked: Asked<typeof priceAlertCalls.saveFlight> }
);
