import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { type Endpoint, effect, endpoint } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { alertsOf, endAlert } from "./price-alert.ts";

const list = endpoint({
  call: priceAlertCalls.list,
  answer: ({ principal }, { database }) => alertsOf(database, signedIn(principal).userId),
});

const end = effect({
  call: priceAlertCalls.end,
  effect: ({ params, principal }, tx) => endAlert(tx, signedIn(principal).userId, params.id),
});

/** Alerts on prices, beside those calls by which each product sets its own. */
export const priceAlertEndpoints: readonly Endpoint[] = [list, end];
