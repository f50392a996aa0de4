/** Facet counts: the number of items that each filter of a list would leave. */

export type Counted<Item, Facet extends string> = {
  /** Items that pass every filter, in the order given. */
  readonly results: Item[];
  /** Items that a facet's values are counted among: those that pass all other filters. */
  among(facet: Facet): readonly Item[];
};

/**
 * Filters a list, and keeps for each facet the items that would remain without its own filter. One pass: an item that
 * fails exactly one filter counts for that facet only.
 */
export function countFacets<Item, Facet extends string>(
  all: readonly Item[],
  passes: Readonly<Record<Facet, (item: Item) => boolean>>,
): Counted<Item, Facet> {
  const facets = Object.keys(passes) as Facet[];
  const results: Item[] = [];
  const kept = new Map<Facet, Item[]>(facets.map((facet) => [facet, []]));
  for (const item of all) {
    const failed = facets.filter((facet) => !passes[facet](item));
    if (failed.length === 0) results.push(item);
    if (failed.length > 1) continue;
    for (const facet of failed.length === 1 ? failed : facets) kept.get(facet)?.push(item);
  }
  return { results, among: (facet) => kept.get(facet) ?? [] };
}

export type ValueCount = { value: string; count: number };
export type Range = { min: number; max: number };

/**
 * Number of items with each value, in a given order or the commonest first. Chosen values stay listed at 0, so that
 * they can be deselected.
 */
export function countValues<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly string[],
  { order, chosen = [] }: { order?: readonly string[] | undefined; chosen?: readonly string[] | undefined },
): ValueCount[] {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const item of items)
    for (const value of new Set(valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const counted = [...counts].map(([value, count]) => ({ value, count }));
  return order
    ? counted.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
    : counted.toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}

/** Lowest and highest value; null without values. */
export const rangeOf = (values: readonly number[]): Range | null =>
  values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) };
