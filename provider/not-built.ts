import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call } from "#domain/contract/call.ts";
import { contract } from "#domain/contract/contract.shapes.ts";
import type { Endpoint } from "./kernel/http/endpoint.ts";

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Calls of the contract that a provider with these endpoints does not answer yet: it says so with 501 (provider §3.1). */
export function notBuilt(endpoints: readonly Endpoint[]): readonly Call[] {
  const built = new Set([baseCalls.errorLog, ...endpoints.map(({ call }) => call)].map(keyOf));
  return contract.map(({ call }) => call).filter((call) => !built.has(keyOf(call)));
}
