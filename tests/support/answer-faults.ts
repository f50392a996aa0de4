import { z } from "zod";
import { byExactness, patternOf } from "#domain/contract/call.ts";
import { contract, type Described } from "#products/contract.shapes.ts";
import { brokenInvariants } from "./invariants.ts";

const patterns = byExactness(contract).map((described) => ({ described, pattern: patternOf(described.call.path) }));

/**
 * The call for an address. Literal path parts take precedence over parameters, as in the provider.
 *
 * @param method without one, a call of either method
 * @param path without a leading slash and without a query
 */
export function callAt(path: string, method?: string): Described | null {
  const found = patterns.find(
    ({ described: { call }, pattern }) => (method ?? call.method) === call.method && pattern.test(`/${path}`),
  );
  return found?.described ?? null;
}

/** Keys of a value beyond those that its shape has: surplus fields are how secrets leak. */
function surplus(value: unknown, read: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null || typeof read !== "object" || read === null) {
    return Object.is(value, read) ? [] : [place];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    key in read ? surplus(inner, (read as Record<string, unknown>)[key], `${place}.${key}`) : [`${place}.${key}`],
  );
}

/**
 * Returns the faults of an answer: a shape other than the contract's, surplus fields, or a broken invariant of the
 * provider. Empty without any.
 */
export function answerFaults(
  { call, value: shape }: Described,
  value: unknown,
  clock: "steady" | "set back" = "steady",
): string[] {
  const parsed = shape.safeParse(value);
  if (!parsed.success) return [`${call.name} breaks its contract: ${z.prettifyError(parsed.error)}`];
  return [
    ...surplus(value, parsed.data, "value").map((place) => `${call.name} answers more than its contract has: ${place}`),
    ...brokenInvariants(value, clock).map((fault) => `${call.name}: ${fault}`),
  ];
}
