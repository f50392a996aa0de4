import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { Queryable } from "../database/database.ts";
import { refuse } from "../envelope.ts";
import { type Endpoint, effect } from "../http/endpoint.ts";
import { idNamed } from "../import/named.ts";
import { decideByOperator } from "./decide.ts";

/** Call 87, of departures. Reservations of a cancelled one are ended by the job, each in a transaction of its own. */

async function decide(tx: Queryable, named: string, state: Parameters<typeof decideByOperator>[2]) {
  const id = await idNamed(tx, "departure", named);
  return (id === null ? null : await decideByOperator(tx, id, state)) ?? refuse("not_found");
}

const guarantee = effect({
  call: operatorCalls.guaranteeDeparture,
  effect: ({ params }, tx) => decide(tx, params.id, "guaranteed"),
});

const cancel = effect({
  call: operatorCalls.cancelDeparture,
  effect: ({ params }, tx) => decide(tx, params.id, "cancelled"),
});

export const tourOperatorEndpoints: readonly Endpoint[] = [guarantee, cancel];
