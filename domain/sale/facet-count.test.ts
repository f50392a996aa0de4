import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyOf,
  countFacets,
  countValues,
  inRange,
  listCounts,
  oneOf,
  onlyIf,
  rangeOf,
  type Test,
} from "./facet-count.ts";

type Item = { colours: string[]; size: string; price: number | null; isNew: boolean };

const colours = ["red", "green", "blue"] as const;
const sizes = ["s", "m", "l"] as const;
const item = fc.record<Item>({
  colours: fc.uniqueArray(fc.constantFrom(...colours), { maxLength: 3 }),
  size: fc.constantFrom(...sizes),
  price: fc.option(fc.integer({ min: 0, max: 20 })),
  isNew: fc.boolean(),
});
const request = fc.record({
  colours: fc.option(fc.uniqueArray(fc.constantFrom(...colours)), { nil: undefined }),
  size: fc.option(fc.constantFrom(...sizes), { nil: undefined }),
  min: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  max: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  isNew: fc.option(fc.boolean(), { nil: undefined }),
});
type Request = Parameters<typeof testsOf>[0];
const testsOf = (
  filters: { [Name in "min" | "max"]?: number | undefined } & {
    colours?: string[] | undefined;
    size?: string | undefined;
    isNew?: boolean | undefined;
  },
) => ({
  colours: anyOf<Item>(filters.colours, (one) => one.colours),
  size: oneOf<Item>(filters.size, ({ size }) => [size]),
  price: inRange<Item>(filters, ({ price }) => price),
  isNew: onlyIf<Item>(filters.isNew, ({ isNew }) => isNew),
});
const facets = ["colours", "size", "price", "isNew"] as const;

const passesAll = (one: Item, tests: Record<string, Test<Item>>, except?: string) =>
  Object.entries(tests).every(([facet, passes]) => facet === except || passes === null || passes(one));
const asSet = (items: readonly Item[]) => new Set(items);

describe("facet counts", () => {
  it("are over the items that pass every other filter", () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), request, (items, filters: Request) => {
        const tests = testsOf(filters);
        const { results, among, failing } = countFacets(items, tests);
        expect(results).toEqual(items.filter((one) => passesAll(one, tests)));
        for (const facet of facets) {
          expect(asSet(among(facet))).toEqual(asSet(items.filter((one) => passesAll(one, tests, facet))));
          expect(among(facet)).toHaveLength(results.length + failing(facet).length);
        }
      }),
    );
  });

  it("let an item pass by one of its values, a range by both ends, and neither without a number", () => {
    const some: Item[] = [
      { colours: ["red", "blue"], size: "s", price: 5, isNew: true },
      { colours: [], size: "m", price: null, isNew: false },
      { colours: ["green"], size: "l", price: 9, isNew: false },
    ];
    const found = (filters: Request) => countFacets(some, testsOf(filters)).results.map((one) => some.indexOf(one));
    expect(found({})).toEqual([0, 1, 2]);
    expect(found({ colours: [] })).toEqual([0, 1, 2]);
    expect(found({ colours: ["blue", "green"] })).toEqual([0, 2]);
    expect(found({ size: "m" })).toEqual([1]);
    expect(found({ min: 5, max: 9 })).toEqual([0, 2]);
    expect(found({ max: 8 })).toEqual([0]);
    expect(found({ isNew: true })).toEqual([0]);
    expect(found({ isNew: false })).toEqual([0, 1, 2]);
  });

  it("are listed in an order, or the commonest first, chosen ones at 0 too", () => {
    const counts = new Map([
      ["b", 1],
      ["a", 1],
      ["c", 3],
    ]);
    expect(listCounts(counts, {}).map(({ value }) => value)).toEqual(["c", "a", "b"]);
    expect(listCounts(counts, { order: ["a", "d", "c"], chosen: ["d"] })).toEqual([
      { value: "a", count: 1 },
      { value: "d", count: 0 },
      { value: "c", count: 3 },
    ]);
    expect(countValues([["x", "x", "y"], ["y"]], (values) => values, {})).toEqual([
      { value: "y", count: 2 },
      { value: "x", count: 1 },
    ]);
  });

  it("span the lowest and the highest", () => {
    expect([rangeOf([3, 1, 2]), rangeOf([])]).toEqual([{ min: 1, max: 3 }, null]);
  });
});
