import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call } from "#domain/contract/call.ts";
import { contract } from "#domain/contract/contract.shapes.ts";
import { endpoints } from "./endpoints.ts";

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;
const built = new Set([baseCalls.errorLog, ...endpoints.map(({ call }) => call)].map(keyOf));

/** Calls that the product has and this provider does not answer yet: they say so with 501 (provider §3.1). */
export const notBuilt: readonly Call[] = contract.map(({ call }) => call).filter((call) => !built.has(keyOf(call)));
