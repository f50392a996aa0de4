import type {
  SaveFlightPriceAlertInput,
  SavePriceAlertInput,
  SaveTourPriceAlertInput,
} from "#domain/contract/price-alert.shapes.ts";

type Asked<Input> = Omit<Input, "limit_total">;

/** Subject of an alert: the page's search, for the party that it is priced for. */
export type AlertSubject =
  | { kind: "property"; asked: Asked<SavePriceAlertInput> }
  | { kind: "tour"; asked: Asked<SaveTourPriceAlertInput> }
  | { kind: "flight"; asked: Asked<SaveFlightPriceAlertInput> };
