/** Query strings of pages and calls, in the one spelling of this project. */

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** A value as an address carries it: half of a surrogate pair can be encoded in none. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/**
 * Serializes a query the one way this project does (A74): keys sorted, arrays as `key[]=v`, empty values left out.
 * The same query so always makes the same address, which answers are cached and replayed by.
 */
export function serializeQuery(query: Query): string {
  const parts: string[] = [];
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === null || value === "") continue;
    if (Array.isArray(value)) {
      for (const item of value) parts.push(`${encodeURIComponent(key)}[]=${encoded(item)}`);
    } else parts.push(`${encodeURIComponent(key)}=${encoded(value)}`);
  }
  return parts.join("&");
}

/** A path with a query, where there is one. */
export const withQuery = (path: string, text: string): string => (text === "" ? path : `${path}?${text}`);
