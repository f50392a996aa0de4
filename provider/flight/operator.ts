import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { refuse } from "../envelope.ts";
import { type Endpoint, effect } from "../http/endpoint.ts";
import { cancelFlight, retimeFlight } from "./carrier-acts.ts";

/** Call 87, of flights. Reservations follow by a job, each in a transaction of its own. */

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

const cancel = effect({
  call: operatorCalls.cancelFlight,
  effect: async ({ params, body }, tx) => (await cancelFlight(tx, idOf(params.id), body.reason)) ?? refuse("not_found"),
});

const retime = effect({
  call: operatorCalls.retimeFlight,
  async effect({ params, body: { departs_at: departsAt, arrives_at: arrivesAt, reason } }, tx) {
    const moved = await retimeFlight(tx, idOf(params.id), { departsAt, arrivesAt }, reason);
    if (moved === "past") return refuse("invalid_input", [{ name: "departs_at", code: "past_date" }]);
    return moved ?? refuse("not_found");
  },
});

export const flightOperatorEndpoints: readonly Endpoint[] = [cancel, retime];
