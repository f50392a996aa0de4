import type { Facets, ListQuery } from "#domain/contract/property.shapes.ts";
import { meals } from "#domain/contract/property.shapes.ts";
import { propertyClasses, propertyGrades, propertyTypes } from "#domain/enums/enums.ts";
import { type Area, isWithin, readArea } from "#domain/place/area.ts";
import { foundByGrades } from "#domain/place/stars.ts";
import type { Listed } from "./listed.ts";

type Asked = Omit<ListQuery, "sort" | "page">;
/** The filters of a query as they are compared: its area is read once, not for each property. */
type Filters = Omit<Asked, "area"> & { area: Area | null };

/** The thresholds that the rating filter offers: that and above, of 5. */
export const ratingSteps = [4.5, 4, 3.5, 3] as const;

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
  online: ({ candidate }, { online }) => !online || candidate.online,
  price: ({ price }, { price_min, price_max }) =>
    (price_min === undefined || (price !== null && price >= price_min)) &&
    (price_max === undefined || (price !== null && price <= price_max)),
} as const satisfies Record<string, (listed: Listed, filters: Filters) => boolean>;

type Facet = keyof typeof tests;

const isSet = (wanted: readonly string[] | undefined): boolean => wanted !== undefined && wanted.length > 0;

/** Whether a filter is set: one that is not need not be tried on each property. */
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
export type Filtered = { results: Listed[]; facets: CountedFacets };

/**
 * The properties that pass every filter, and for each facet how many there would be with its own filter left out.
 * One pass: a property that fails exactly one filter counts for that facet and no other. Order is kept.
 */
export function filterAndCount(all: readonly Listed[], asked: Asked): Filtered {
  const filters: Filters = { ...asked, area: asked.area === undefined ? null : readArea(asked.area) };
  const asking = facetNames.filter((name) => isAsked[name](filters));
  const results: Listed[] = [];
  const counts = newCounts();
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
    if (failed !== null) counters[failed](counts, listed);
    else {
      results.push(listed);
      for (const name of facetNames) counters[name](counts, listed);
    }
  }
  return { results, facets: facetsOf(counts, filters) };
}

type Counts = {
  values: Record<"type" | "class" | "grade" | Named | "meal" | "rating", Map<string, Count>>;
  cancellable: number;
  online: number;
  price: { min: number; max: number } | null;
};

const newCounts = (): Counts => ({
  values: {
    type: new Map(),
    class: new Map(),
    grade: new Map(),
    facility: new Map(),
    near: new Map(),
    meal: new Map(),
    rating: new Map(),
  },
  cancellable: 0,
  online: 0,
  price: null,
});

/** How many have a value. */
type Count = { count: number };
type CountOf = Map<string, Count>;

const add = (counts: CountOf, value: string) => {
  const count = counts.get(value);
  if (count === undefined) counts.set(value, { count: 1 });
  else count.count += 1;
};
const addAll = (counts: CountOf, values: readonly string[]) => {
  for (const value of values) add(counts, value);
};

const counters: Record<Facet, (counts: Counts, listed: Listed) => void> = {
  type: ({ values }, { candidate }) => add(values.type, candidate.type),
  class: ({ values }, { candidate }) => addAll(values.class, candidate.classes),
  grade: ({ values }, { candidate }) => addAll(values.grade, foundByGrades(candidate.grade)),
  facility: ({ values }, { candidate }) => addAll(values.facility, candidate.facilities),
  near: ({ values }, { near }) => addAll(values.near, near),
  // A map has no choices to count.
  area: () => {},
  meal: ({ values }, { candidate }) => addAll(values.meal, candidate.meals),
  rating: ({ values }, { candidate }) => {
    for (const step of ratingSteps) if ((candidate.ratingAverage ?? 0) >= step) add(values.rating, String(step));
  },
  cancellable: (counts, { isFreeToCancel }) => {
    if (isFreeToCancel) counts.cancellable += 1;
  },
  online: (counts, { candidate }) => {
    if (candidate.online) counts.online += 1;
  },
  price: (counts, { price }) => {
    if (price === null) return;
    counts.price = {
      min: Math.min(counts.price?.min ?? price, price),
      max: Math.max(counts.price?.max ?? price, price),
    };
  },
};

const countOf = (counts: CountOf, value: string): number => counts.get(value)?.count ?? 0;

function facetsOf({ values, cancellable, online, price }: Counts, filters: Filters): CountedFacets {
  const inOrder = (counts: CountOf, order: readonly string[], chosen: readonly string[] = []) =>
    // What is chosen stays on the list even at 0, or it could not be taken back.
    order
      .filter((value) => counts.has(value) || chosen.includes(value))
      .map((value) => ({ value, count: countOf(counts, value) }));
  const byCount = (name: Named) => {
    const counts = values[name];
    const all = [...new Set([...counts.keys(), ...(filters[name] ?? [])])];
    all.sort((one, other) => countOf(counts, other) - countOf(counts, one) || one.localeCompare(other));
    return inOrder(counts, all, filters[name]);
  };
  return {
    type: inOrder(values.type, propertyTypes, filters.type),
    class: inOrder(values.class, propertyClasses, filters.class),
    grade: inOrder(values.grade, propertyGrades, filters.grade),
    facility: byCount("facility"),
    near: byCount("near"),
    meal: inOrder(values.meal, meals, filters.meal === undefined ? [] : [filters.meal]),
    rating: inOrder(values.rating, ratingSteps.map(String)),
    cancellable,
    online,
    price,
  };
}
