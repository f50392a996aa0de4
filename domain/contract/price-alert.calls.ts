import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as alert from "./price-alert.shapes.ts";

/** Call 84: alerts on the price of a stay, a tour or a flight, and on places that are sold out. */
export const priceAlertCalls = {
  list: call<typeof envelope.nothing, typeof alert.priceAlertsValue>()({
    name: "priceAlert.list",
    method: "GET",
    path: "user/v2/price-alerts",
    who: "user",
    source: "ours",
  }),
  save: call<typeof alert.savePriceAlertInput, typeof alert.priceAlertsValue>()({
    name: "priceAlert.save",
    method: "POST",
    path: "user/v2/price-alerts/save",
    who: "user",
    source: "ours",
    idempotency: "honoured",
    forParty: true,
  }),
  saveTour: call<typeof alert.saveTourPriceAlertInput, typeof alert.priceAlertsValue>()({
    name: "priceAlert.saveTour",
    method: "POST",
    path: "user/v2/price-alerts/save-tour",
    who: "user",
    source: "ours",
    idempotency: "honoured",
  }),
  saveFlight: call<typeof alert.saveFlightPriceAlertInput, typeof alert.priceAlertsValue>()({
    name: "priceAlert.saveFlight",
    method: "POST",
    path: "user/v2/price-alerts/save-flight",
    who: "user",
    source: "ours",
    idempotency: "honoured",
  }),
  end: call<typeof envelope.nothing, typeof alert.priceAlertsValue>()({
    name: "priceAlert.end",
    method: "POST",
    path: "user/v2/price-alerts/{id}/delete",
    who: "user",
    source: "ours",
    idempotency: "honoured",
  }),
};
