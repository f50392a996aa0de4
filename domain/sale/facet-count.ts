/** Facet counts: the number of items that each filter of a list would leave. */

export type Counted<Item, Facet extends string> = {
  /** Items that pass every filter, in the order given. */
  readonly results: readonly Item[];
  /** Items that fail the filter of this facet, and no other. */
  failing(facet: Facet): readonly Item[];
  /** Items that a facet's values are counted among: those that pass all other filters. */
  among(facet: Facet): readonly Item[];
};

/** A filter as a test of one item; null when it is not set. */
export type Test<Item> = ((item: Item) => boolean) | null;

/**
 * Filters a list, and keeps for each facet the items that only its own filter leaves out. One pass: an item that
 * fails exactly one filter counts for that facet only.
 */
export function countFacets<Item, Facet extends string>(
  all: readonly Item[],
  filters: Readonly<Record<Facet, Test<Item>>>,
): Counted<Item, Facet> {
  const tests = (Object.entries(filters) as [Facet, Test<Item>][]).flatMap(([facet, passes]) =>
    passes === null ? [] : [[facet, passes] as const],
  );
  const results: Item[] = [];
  const failingOne = new Map<Facet, Item[]>(tests.map(([facet]) => [facet, []]));
  for (const item of all) {
    let failed: Facet | null = null;
    let failures = 0;
    for (const [facet, passes] of tests) {
      if (passes(item)) continue;
      failed = facet;
      failures += 1;
      if (failures > 1) break;
    }
    if (failed === null) results.push(item);
    else if (failures === 1) failingOne.get(failed)?.push(item);
  }
  const failing = (facet: Facet) => failingOne.get(facet) ?? [];
  return { results, failing, among: (facet) => [...results, ...failing(facet)] };
}

/** The filter by values: an item passes with one of those that are wanted. */
export const anyOf = <Item>(
  wanted: readonly string[] | undefined,
  valuesOf: (item: Item) => readonly string[],
): Test<Item> =>
  wanted === undefined || wanted.length === 0 ? null : (item) => valuesOf(item).some((value) => wanted.includes(value));

/** The filter by one value. */
export const oneOf = <Item>(wanted: string | undefined, valuesOf: (item: Item) => readonly string[]): Test<Item> =>
  wanted === undefined ? null : (item) => valuesOf(item).includes(wanted);

/** The filter by a range, both ends included; null is in none. */
export const inRange = <Item>(
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { [End in keyof Range]?: number | undefined },
  numberOf: (item: Item) => number | null,
): Test<Item> => {
  if (min === Number.NEGATIVE_INFINITY && max === Number.POSITIVE_INFINITY) return null;
  return (item) => {
    const number = numberOf(item);
    return number !== null && number >= min && number <= max;
  };
};

/** The filter that is a switch. */
export const onlyIf = <Item>(wanted: boolean | undefined, has: (item: Item) => boolean): Test<Item> =>
  wanted ? has : null;

export type ValueCount = { value: string; count: number };
export type Range = { min: number; max: number };
type Listing = { order?: readonly string[] | undefined; chosen?: readonly string[] | undefined };

/** Number of items with each value, listed as by `listCounts`. */
export function countValues<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly string[],
  listing: Listing,
): ValueCount[] {
  const counts = new Map<string, number>();
  for (const item of items)
    for (const value of new Set(valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return listCounts(counts, listing);
}

/**
 * Lists counts of values: those of a given order, in it, else the commonest first. Chosen values stay listed at 0, so
 * that they can be deselected.
 */
export function listCounts(counts: ReadonlyMap<string, number>, { order, chosen = [] }: Listing): ValueCount[] {
  const all = [...new Set([...counts.keys(), ...chosen])].map((value) => ({ value, count: counts.get(value) ?? 0 }));
  return order
    ? all
        .filter(({ value }) => order.includes(value))
        .toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
    : all.toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}

/** Lowest and highest value; null without values. */
export const rangeOf = (values: readonly number[]): Range | null =>
  values.length === 0
    ? null
    : values.reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
        min: Number.POSITIVE_INFINITY,
        max: Number.NEGATIVE_INFINITY,
      });
