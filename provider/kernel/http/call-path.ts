import type { Endpoint } from "./endpoint.ts";

type Named = Pick<Endpoint, "call">;

/** `a/{b}` as hono spells it. Numbers are looked for as text, so that a broken one is a 404 and not a fault. */
export const routeOf = (path: string): string => `/${path.replace(/\{(\w+)\}/g, ":$1")}`;

/** `property/v2/city/{name}` before `property/v2/{id}/rooms`: a literal segment takes precedence over a parameter. */
export const byExactness = <E extends Named>(all: readonly E[]): E[] =>
  all.toSorted((one, other) => spelt(other) - spelt(one));

const spelt = ({ call }: Named): number => (call.path.split("{")[0] ?? "").length;

/** Pattern of a call's path, with a group for each of its parts in braces. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^/${path.replaceAll(".", "\\.").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);

export type Found<E> = { endpoint: E; params: Readonly<Record<string, string>> };

/** Finds the endpoint that a path is addressed to, and the parts of the path in braces, decoded. */
export function finderOf<E extends Named>(endpoints: readonly E[]): (path: string) => Found<E> | null {
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
