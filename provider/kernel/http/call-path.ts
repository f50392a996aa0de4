import { byExactness, patternOf } from "#domain/contract/call.ts";
import type { Endpoint } from "./endpoint.ts";

export type Found<E> = { endpoint: E; params: Readonly<Record<string, string>> };

/** Finds the endpoint that a path is addressed to, and the parts of the path in braces, decoded. */
export function finderOf<E extends Pick<Endpoint, "call">>(endpoints: readonly E[]): (path: string) => Found<E> | null {
  const patterns = byExactness(endpoints).map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.call.path) }));
  return (path) => {
    for (const { endpoint, pattern } of patterns) {
      const found = pattern.exec(path);
      if (found !== null) return { endpoint, params: decodedParts(found.groups ?? {}) };
    }
    return null;
  };
}

const decodedParts = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, decoded(text) ?? text]));

/** Percent-decoded; null where it is not valid. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
