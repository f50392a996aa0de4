import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { idNamed } from "#provider/atlas/id-named.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { type Endpoint, effect } from "#provider/kernel/http/endpoint.ts";
import { cancelFlight, retimeFlight } from "./carrier-acts.ts";

/** Call 87, of flights. Reservations follow by a job, each in a transaction of its own. */

const cancel = effect({
  call: operatorCalls.cancelFlight,
  async effect({ params, body }, tx) {
    const id = await idNamed(tx, "flight", params.id);
    return (id === null ? null : await cancelFlight(tx, id, body.reason)) ?? refuse("not_found");
  },
});

const retime = effect({
  call: operatorCalls.retimeFlight,
  async effect({ params, body: { departs_at: departsAt, arrives_at: arrivesAt, reason } }, tx) {
    const id = await idNamed(tx, "flight", params.id);
    const moved = id === null ? null : await retimeFlight(tx, id, { departsAt, arrivesAt }, reason);
    if (moved === "past") return refuse("invalid_input", [{ name: "departs_at", code: "past_date" }]);
    return moved ?? refuse("not_found");
  },
});

export const flightOperatorEndpoints: readonly Endpoint[] = [cancel, retime];
