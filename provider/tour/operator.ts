import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { refuse } from "../envelope.ts";
import { type Endpoint, effect } from "../http/endpoint.ts";
import { decideByOperator } from "./decide.ts";

/** Call 87, of departures. Reservations of a cancelled one are ended by the job, each in a transaction of its own. */

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

const guarantee = effect({
  call: operatorCalls.guaranteeDeparture,
  effect: async ({ params }, tx) => (await decideByOperator(tx, idOf(params.id), "guaranteed")) ?? refuse("not_found"),
});

const cancel = effect({
  call: operatorCalls.cancelDeparture,
  effect: async ({ params }, tx) => (await decideByOperator(tx, idOf(params.id), "cancelled")) ?? refuse("not_found"),
});

export const tourOperatorEndpoints: readonly Endpoint[] = [guarantee, cancel];
