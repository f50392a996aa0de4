import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { idNamed } from "#provider/atlas/id-named.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { type Endpoint, effect } from "#provider/kernel/http/endpoint.ts";
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
