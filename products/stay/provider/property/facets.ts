import { meals } from "#domain/contract/sale-terms.shapes.ts";
import { propertyClasses, propertyGrades, propertyTypes } from "#domain/enums/enums.ts";
import { type Area, isWithin, readArea } from "#domain/place/area.ts";
import { foundByGrades } from "#domain/place/stars.ts";
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
} from "#domain/sale/facet-count.ts";
import type { Facets, ListQuery } from "#products/stay/contract/stay.shapes.ts";
import { type LastingFacet, lastingFacets, ratingSteps, ValueCounts } from "./facet-values.ts";
import type { Listed } from "./listed.ts";

type Asked = Omit<ListQuery, "sort" | "page">;

/** Each filter as a test of one property. */
const testsOf = (filters: Asked) => {
  const { area, facility, rating_min } = filters;
  return {
    type: anyOf<Listed>(filters.type, ({ candidate }) => [candidate.type]),
    class: anyOf<Listed>(filters.class, ({ candidate }) => candidate.classes),
    grade: anyOf<Listed>(filters.grade, ({ candidate }) => foundByGrades(candidate.grade)),
    // Every facility that is asked for must be there: two are a narrower wish than one.
    facility: facility?.length
      ? ({ candidate }: Listed) => facility.every((value) => candidate.facilities.includes(value))
      : null,
    near: anyOf<Listed>(filters.near, ({ near }) => near),
    area: area === undefined ? null : inArea(readArea(area)),
    meal: oneOf<Listed>(filters.meal, ({ candidate }) => candidate.meals),
    rating: inRange<Listed>({ min: rating_min }, ({ candidate }) => candidate.ratingAverage ?? 0),
    cancellable: onlyIf<Listed>(filters.cancellable, ({ isFreeToCancel }) => isFreeToCancel),
    online: onlyIf<Listed>(filters.online, ({ isOnline }) => isOnline),
    price: inRange<Listed>({ min: filters.price_min, max: filters.price_max }, ({ price }) => price),
  };
};

const inArea = (area: Area | null): Test<Listed> => area && (({ candidate }) => isWithin(area, candidate));

type Named = "facility" | "near";
/** The facets before facilities and sights have their names, which the atlas knows. */
type CountedFacets = Omit<Facets, Named> & Record<Named, { value: string; count: number }[]>;
/** `open`: how many of the results can be had. */
type Filtered = { results: readonly Listed[]; open: number; facets: CountedFacets };

/**
 * The properties that pass every filter, and for each facet how many that can be had there would be with its own filter
 * left out. An unavailable property stands at the end of the list, and counts for nothing.
 */
export function filterAndCount(all: readonly Listed[], filters: Asked): Filtered {
  const { results, failing } = countFacets(all, testsOf(filters));
  const open = openOf(results);
  const openAmong = (name: Parameters<typeof failing>[0]) => [...open, ...openOf(failing(name))];
  const values = new ValueCounts();
  for (const { candidate } of open) values.add(candidate);
  for (const facet of lastingFacets) for (const { candidate } of openOf(failing(facet))) values.addTo(facet, candidate);
  const count = (facet: LastingFacet, order?: readonly string[], chosen?: readonly string[]) =>
    listCounts(values.of(facet), { order, chosen });
  return {
    results,
    open: open.length,
    facets: {
      type: count("type", propertyTypes, filters.type),
      class: count("class", propertyClasses, filters.class),
      grade: count("grade", propertyGrades, filters.grade),
      facility: count("facility", undefined, filters.facility),
      near: countValues(openAmong("near"), ({ near }) => near, { chosen: filters.near }),
      meal: count("meal", meals, filters.meal && [filters.meal]),
      rating: count("rating", ratingSteps.map(String)),
      cancellable: openAmong("cancellable").filter(({ isFreeToCancel }) => isFreeToCancel).length,
      online: openAmong("online").filter(({ isOnline }) => isOnline).length,
      price: rangeOf(openAmong("price").flatMap(({ price }) => price ?? [])),
    },
  };
}

const openOf = (listed: readonly Listed[]) => listed.filter(({ isOpen }) => isOpen);
