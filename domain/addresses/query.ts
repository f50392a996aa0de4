/** Query strings of pages and calls in their canonical form. */

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** Replaces lone surrogates in a value: they cannot be percent-encoded. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/**
 * Serializes a query canonically: keys sorted, arrays as `key[]=v`, empty values left out. Equal queries make
 * equal addresses, which key cached and replayed answers.
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

/** Joins a path and a query, if there is one. */
export const withQuery = (path: string, text: string): string => (text === "" ? path : `${path}?${text}`);
