import { manyValued, oneValued } from "#domain/addresses/list-filters.ts";
import { type Query, serializeQuery, withQuery } from "#domain/addresses/query.ts";

/**
 * The filters of a list as they stand in an address, and the addresses that one more or one fewer of them makes.
 * The address is the only place where they are kept: what is shared, reloaded or gone back to shows the same list.
 */

export type ManyValued = (typeof manyValued)[number];
export type OneValued = (typeof oneValued)[number];
export type FilterName = ManyValued | OneValued;

const listKeys: readonly string[] = [...manyValued, ...oneValued, "sort", "page"];

/** Everything an address says, with `[]` taken off the names; unknown names are left out when `known` is given. */
function entriesOf(query: URLSearchParams): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [key, value] of query) {
    const name = key.replace(/\[\]$/, "");
    if (value.trim() === "") continue;
    entries.set(name, [...(entries.get(name) ?? []), value.trim()]);
  }
  return entries;
}

const isMany = (name: string): boolean => (manyValued as readonly string[]).includes(name);

const toQuery = (entries: ReadonlyMap<string, readonly string[]>): Query =>
  Object.fromEntries([...entries].map(([name, values]) => [name, isMany(name) ? values : values[0]]));

/** What a list's call is asked: the filters, the order and the page; and of other parameters those named in `also`. */
export function callQuery(query: URLSearchParams, also: readonly string[] = []): Query {
  const entries = entriesOf(query);
  for (const name of entries.keys()) if (!listKeys.includes(name) && !also.includes(name)) entries.delete(name);
  return toQuery(entries);
}

const addressWith = (path: string, entries: ReadonlyMap<string, readonly string[]>): string =>
  withQuery(path, serializeQuery(toQuery(entries)));

/** Sets or clears one parameter; any change but of the page goes back to the first page. */
export function withValue(path: string, query: URLSearchParams, name: string, value: string | null): string {
  const entries = entriesOf(query);
  if (value === null) entries.delete(name);
  else entries.set(name, [value]);
  if (name !== "page") entries.delete("page");
  if (name === "page" && value === "1") entries.delete("page");
  if (name === "sort" && value === "default") entries.delete("sort");
  return addressWith(path, entries);
}

/** The address with another range of prices, in rial; null is no bound. */
export function withPrices(
  path: string,
  query: URLSearchParams,
  { min, max }: { min: number | null; max: number | null },
): string {
  const entries = entriesOf(query);
  for (const [name, bound] of [
    ["price_min", min],
    ["price_max", max],
  ] as const) {
    if (bound === null) entries.delete(name);
    else entries.set(name, [String(bound)]);
  }
  entries.delete("page");
  return addressWith(path, entries);
}

/** Adds a value of a filter, or takes it away when it holds already. */
export function toggled(path: string, query: URLSearchParams, name: FilterName, value: string): string {
  const entries = entriesOf(query);
  const values = entries.get(name) ?? [];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : isMany(name)
      ? [...values, value]
      : [value];
  if (next.length === 0) entries.delete(name);
  else entries.set(name, next);
  entries.delete("page");
  return addressWith(path, entries);
}

/** The address without any filter: the order and everything else stay. */
export function withoutFilters(path: string, query: URLSearchParams): string {
  const entries = entriesOf(query);
  for (const name of [...manyValued, ...oneValued, "page"]) entries.delete(name);
  return addressWith(path, entries);
}

export type ActiveFilter = { name: FilterName; value: string };

/** The filters that hold, in the order of the panel. */
export function activeFilters(query: URLSearchParams): ActiveFilter[] {
  const entries = entriesOf(query);
  return [...manyValued, ...oneValued].flatMap((name) => (entries.get(name) ?? []).map((value) => ({ name, value })));
}

/** Parameters that a filter form must carry along as hidden fields: everything that it does not itself hold. */
export function carriedAlong(query: URLSearchParams): { name: string; value: string }[] {
  const own: readonly string[] = [...manyValued, ...oneValued, "page"];
  return [...entriesOf(query)]
    .filter(([name]) => !own.includes(name))
    .flatMap(([name, values]) => values.map((value) => ({ name, value })));
}

/** The page of a list that an address asks for; anything unreadable is the first. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isInteger(page) && page > 0 ? page : 1;
}
