import { meals } from "#domain/contract/sale-terms.shapes.ts";
import { propertyClasses, propertyGrades, propertyTypes } from "#domain/enums/enums.ts";
import { type Area, isWithin, readArea } from "#domain/place/area.ts";
import { foundByGrades } from "#domain/place/stars.ts";
import type { Facets, ListQuery } from "#products/stay/contract/stay.shapes.ts";
import { isLasting, type LastingFacet, ratingSteps, ValueCounts } from "./facet-values.ts";
import type { Listed } from "./listed.ts";

type Asked = Omit<ListQuery, "sort" | "page">;
/** The filters of a query as they are compared: its area is read once, not for each property. */
type Filters = Omit<Asked, "area"> & { area: Area | null };

const includesAny = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((value) => has.includes(value));

/** Each filter as a test of one property. A filter that is not set lets everything pass. */
const tests = {
  type: ({ candidate }, { type }) => includesAny(type, [candidate.type]),
  class: ({ candidate }, filters) => includesAny(filters.class, candidate.classes),
  grade: ({ candidate }, { grade }) => includesAny(grade, foundByGrades(candidate.grade)),
  // Every facility that is asked for must be there: two are a narrower wish than one.
  facility: ({ candidate }, { facility }) => facility?.every((value) => candidate.facilities.includes(value)) ?? true,
  near: (listed, { near }) => includesAny(near, listed.near),
  area: ({ candidate }, { area }) => area === null || isWithin(area, candidate),
  meal: ({ candidate }, { meal }) => meal === undefined || candidate.meals.includes(meal),
  rating: ({ candidate }, { rating_min }) => rating_min === undefined || (candidate.ratingAverage ?? 0) >= rating_min,
  cancellable: ({ isFreeToCancel }, { cancellable }) => !cancellable || isFreeToCancel,
  online: ({ isOnline }, { online }) => !online || isOnline,
  price: ({ price }, { price_min, price_max }) =>
    (price_min === undefined || (price !== null && price >= price_min)) &&
    (price_max === undefined || (price !== null && price <= price_max)),
} as const satisfies Record<string, (listed: Listed, filters: Filters) => boolean>;

type Facet = keyof typeof tests;

const isSet = (wanted: readonly string[] | undefined): boolean => wanted !== undefined && wanted.length > 0;

/** True when a filter is set: others need not be tested on each property. */
const isAsked: Record<Facet, (filters: Filters) => boolean> = {
  type: ({ type }) => isSet(type),
  class: (filters) => isSet(filters.class),
  grade: ({ grade }) => isSet(grade),
  facility: ({ facility }) => isSet(facility),
  near: ({ near }) => isSet(near),
  area: ({ area }) => area !== null,
  meal: ({ meal }) => meal !== undefined,
  rating: ({ rating_min }) => rating_min !== undefined,
  cancellable: ({ cancellable }) => cancellable === true,
  online: ({ online }) => online === true,
  price: ({ price_min, price_max }) => price_min !== undefined || price_max !== undefined,
};

const facetNames = Object.keys(tests) as Facet[];

type Named = "facility" | "near";
/** The facets before facilities and sights have their names, which the atlas knows. */
export type CountedFacets = Omit<Facets, Named> & Record<Named, { value: string; count: number }[]>;
/** `open`: how many of the results can be had. */
export type Filtered = { results: Listed[]; open: number; facets: CountedFacets };

/**
 * The properties that pass every filter, and for each facet how many that can be had there would be with its own filter
 * left out. One pass: a property that fails exactly one filter counts for that facet and no other. Order is kept.
 */
export function filterAndCount(all: readonly Listed[], asked: Asked): Filtered {
  const filters: Filters = { ...asked, area: asked.area === undefined ? null : readArea(asked.area) };
  const asking = facetNames.filter((name) => isAsked[name](filters));
  const results: Listed[] = [];
  const counts = newCounts();
  let open = 0;
  for (const listed of all) {
    let failed: Facet | null = null;
    let failures = 0;
    for (const name of asking) {
      if (tests[name](listed, filters)) continue;
      failed = name;
      failures += 1;
      if (failures > 1) break;
    }
    if (failures > 1) continue;
    if (failed === null) results.push(listed);
    // An unavailable property stands at the end of the list, and counts for nothing.
    if (!listed.isOpen) continue;
    if (failed === null) {
      open += 1;
      counts.values.add(listed.candidate);
      countHere(counts, listed);
    } else if (isLasting(failed)) counts.values.addTo(failed, listed.candidate);
    else counters[failed](counts, listed);
  }
  return { results, open, facets: facetsOf(counts, filters) };
}

/** Counters: values that are fixed for a property, and those that depend on this list. */
type Counts = {
  values: ValueCounts;
  near: Map<string, number>;
  cancellable: number;
  online: number;
  /** Range of prices; the lowest is above the highest where none has a price. */
  lowest: number;
  highest: number;
};

const newCounts = (): Counts => ({
  values: new ValueCounts(),
  near: new Map(),
  cancellable: 0,
  online: 0,
  lowest: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
});

/** The facets that depend on the list. */
type OfList = Exclude<Facet, LastingFacet>;

const counters: Record<OfList, (counts: Counts, listed: Listed) => void> = {
  near: (counts, { near }) => {
    for (const sight of near) counts.near.set(sight, (counts.near.get(sight) ?? 0) + 1);
  },
  // A map has no choices to count.
  area: () => {},
  cancellable: (counts, { isFreeToCancel }) => {
    if (isFreeToCancel) counts.cancellable += 1;
  },
  online: (counts, { isOnline }) => {
    if (isOnline) counts.online += 1;
  },
  price: (counts, { price }) => {
    if (price === null) return;
    counts.lowest = Math.min(counts.lowest, price);
    counts.highest = Math.max(counts.highest, price);
  },
};
const ofList = Object.values(counters);

function countHere(counts: Counts, listed: Listed): void {
  for (const count of ofList) count(counts, listed);
}

type CountOf = ReadonlyMap<string, number>;
const countOf = (counts: CountOf, value: string): number => counts.get(value) ?? 0;

function facetsOf({ values, near, cancellable, online, lowest, highest }: Counts, filters: Filters): CountedFacets {
  const inOrder = (counts: CountOf, order: readonly string[], chosen: readonly string[] = []) =>
    // Chosen values stay on the list even at 0, or they could not be taken back.
    order
      .filter((value) => counts.has(value) || chosen.includes(value))
      .map((value) => ({ value, count: countOf(counts, value) }));
  const byCount = (name: Named, counts: CountOf) => {
    const all = [...new Set([...counts.keys(), ...(filters[name] ?? [])])];
    all.sort((one, other) => countOf(counts, other) - countOf(counts, one) || one.localeCompare(other));
    return inOrder(counts, all, filters[name]);
  };
  return {
    type: inOrder(values.of("type"), propertyTypes, filters.type),
    class: inOrder(values.of("class"), propertyClasses, filters.class),
    grade: inOrder(values.of("grade"), propertyGrades, filters.grade),
    facility: byCount("facility", values.of("facility")),
    near: byCount("near", near),
    meal: inOrder(values.of("meal"), meals, filters.meal === undefined ? [] : [filters.meal]),
    rating: inOrder(values.of("rating"), ratingSteps.map(String)),
    cancellable,
    online,
    price: lowest > highest ? null : { min: lowest, max: highest },
  };
}
