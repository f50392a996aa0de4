import { type FilterNames, parameterOf } from "#domain/addresses/list-filters.ts";
import { type Query, serializeQuery, withQuery } from "#domain/addresses/query.ts";

/** The filters that are the ends of a range; one without a least value has an upper end only. */
export type RangeEnds<Name extends string> = { min?: Name; max: Name };
/** A range in the unit of its filters; null is no bound. */
export type Bounds = { min: number | null; max: number | null };

/** Parameters of a list beside its filters that no form of the page holds. */
const BESIDE: readonly string[] = ["sort", "month"];

/** One value of a filter. */
export type FilterValue<Name extends string> = { name: Name; value: string };

type Entries = Map<string, string[]>;

/** Everything an address says, with `[]` taken off the names. */
function entriesOf(query: URLSearchParams): Entries {
  const entries: Entries = new Map();
  for (const [key, text] of query) {
    const value = text.trim();
    if (value === "") continue;
    const name = key.endsWith("[]") ? key.slice(0, -2) : key;
    const before = entries.get(name);
    if (before) before.push(value);
    else entries.set(name, [value]);
  }
  return entries;
}

function setOrDelete(entries: Entries, name: string, value: string | null): void {
  if (value === null) entries.delete(name);
  else entries.set(name, [value]);
}

/** The page of a list that an address asks for; anything unreadable is the first. */
export function pageOfQuery(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? "1");
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export type ListGrammar<Name extends string = string> = ReturnType<typeof listGrammar<Name>>;

/**
 * The filters of a list in an address, and the addresses with one more or one fewer of them. They are kept nowhere
 * else: sharing, reloading or going back shows the same list.
 */
export function listGrammar<Name extends string>(filters: Readonly<Record<Name, FilterNames[string]>>) {
  const names = Object.keys(filters) as Name[];
  const own: readonly string[] = [...names, "page"];
  const isMany = (name: string): boolean => (filters as FilterNames)[name] === "many";
  const toQuery = (entries: Entries): Query =>
    Object.fromEntries([...entries].map(([name, values]) => [name, isMany(name) ? values : values[0]]));

  /** The address that a change of its parameters makes. */
  function changed(path: string, query: URLSearchParams, change: (entries: Entries) => void): string {
    const entries = entriesOf(query);
    change(entries);
    return withQuery(path, serializeQuery(toQuery(entries)));
  }

  return {
    /** The name of a filter's parameter in an address and in a form. */
    parameterOf: (name: Name): string => parameterOf(filters, name),

    /** Query of a list's call: the filters, the order and the page; of other parameters, those named in `also`. */
    callQuery(query: URLSearchParams, also: readonly string[] = []): Query {
      const entries = entriesOf(query);
      const asked = [...own, "sort", ...also];
      for (const name of entries.keys()) if (!asked.includes(name)) entries.delete(name);
      return toQuery(entries);
    },

    /** Sets or clears one parameter; any change but of the page goes back to the first page. */
    withValue: (path: string, query: URLSearchParams, name: string, value: string | null): string =>
      changed(path, query, (entries) => {
        setOrDelete(entries, name, value);
        if (name !== "page" || value === "1") entries.delete("page");
        if (name === "sort" && value === "default") entries.delete("sort");
      }),

    /** The address with another range: each of its ends is set or cleared. */
    withBounds: (path: string, query: URLSearchParams, ends: RangeEnds<Name>, bounds: Bounds): string =>
      changed(path, query, (entries) => {
        for (const end of ["min", "max"] as const) {
          const name = ends[end];
          if (name !== undefined) setOrDelete(entries, name, bounds[end] === null ? null : String(bounds[end]));
        }
        entries.delete("page");
      }),

    /** Adds a value of a filter, or takes it away when it holds already. */
    toggled: (path: string, query: URLSearchParams, name: Name, value: string): string =>
      changed(path, query, (entries) => {
        const values = entries.get(name) ?? [];
        const others = values.filter((other) => other !== value);
        const next = others.length < values.length ? others : isMany(name) ? [...values, value] : [value];
        if (next.length === 0) entries.delete(name);
        else entries.set(name, next);
        entries.delete("page");
      }),

    /** The address without any filter: the order and everything else stay. */
    withoutFilters: (path: string, query: URLSearchParams): string =>
      changed(path, query, (entries) => {
        for (const name of own) entries.delete(name);
      }),

    /** The parameters that a refusal names and that no field of the page holds: filters, order and page. */
    refusedOfAddress: (errors: readonly { name: string }[]): string[] =>
      errors
        .map(({ name }) => name.replace(/[.[].*/, ""))
        .filter((name) => own.includes(name) || BESIDE.includes(name)),

    /** The address of the first page without some parameters. */
    firstWithout: (path: string, query: URLSearchParams, without: readonly string[]): string =>
      changed(path, query, (entries) => {
        for (const name of [...without, "page"]) entries.delete(name);
      }),

    /** The filters that hold, in the order of their table. */
    activeFilters(query: URLSearchParams): FilterValue<Name>[] {
      const entries = entriesOf(query);
      return names.flatMap((name) => (entries.get(name) ?? []).map((value) => ({ name, value })));
    },

    /** Parameters that a filter form must carry along as hidden fields: everything that it does not itself hold. */
    carriedAlong: (query: URLSearchParams): { name: string; value: string }[] =>
      [...entriesOf(query)]
        .filter(([name]) => !own.includes(name))
        .flatMap(([name, values]) => values.map((value) => ({ name, value }))),
  };
}
