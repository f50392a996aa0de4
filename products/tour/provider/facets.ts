import { meals } from "#domain/contract/sale-terms.shapes.ts";
import { anyOf, countFacets, countValues, inRange, oneOf, onlyIf, rangeOf } from "#domain/sale/facet-count.ts";
import type { TourFacets, TourFilters } from "#products/tour/contract/tour.shapes.ts";
import { tourModes, visaKinds } from "#products/tour/contract/tour-card.shapes.ts";

type Filters = Omit<TourFilters, "sort" | "page">;

/** Facts that tours are filtered by, of one package or of a tour with all its packages. */
export type FilteredTour = {
  readonly stars: readonly number[];
  readonly meals: readonly string[];
  readonly mode: string;
  readonly visa: string;
  readonly hasGuaranteed: boolean;
  /** Rial: a party's total, or a person's share where there is no party. */
  readonly price: number;
  /** Null where the list does not know it. */
  readonly carrier: { readonly name_fa: string; readonly name_en: string } | null;
};

/** Each filter as a test of one tour. */
const testsOf = (filters: Filters) => ({
  hotel_star: anyOf<FilteredTour>(filters.hotel_star, starsOf),
  meal: oneOf<FilteredTour>(filters.meal, (tour) => tour.meals),
  mode: anyOf<FilteredTour>(filters.mode, ({ mode }) => [mode]),
  carrier: anyOf<FilteredTour>(filters.carrier, carriersOf),
  guaranteed: onlyIf<FilteredTour>(filters.guaranteed, ({ hasGuaranteed }) => hasGuaranteed),
  visa: oneOf<FilteredTour>(filters.visa, ({ visa }) => [visa]),
  price: inRange<FilteredTour>({ min: filters.price_min, max: filters.price_max }, ({ price }) => price),
});

const starsOf = ({ stars }: FilteredTour): string[] => stars.map(String);
const carriersOf = ({ carrier }: FilteredTour): string[] => (carrier === null ? [] : [carrier.name_en]);

/** Stars of hotels in the order of the filter. */
const hotelStars = ["5", "4", "3", "2", "1"] as const;

/** The tours that pass every filter, and for each facet how many there would be with its own filter left out. */
export function filterAndCount<Tour>(
  all: readonly Tour[],
  factsOf: (tour: Tour) => FilteredTour,
  filters: Filters,
): { results: readonly Tour[]; facets: TourFacets } {
  const tours = all.map((tour) => ({ tour, ...factsOf(tour) }));
  const { results, among } = countFacets(tours, testsOf(filters));
  const count = (
    facet: Parameters<typeof among>[0],
    valuesOf: (tour: FilteredTour) => readonly string[],
    order: readonly string[],
    chosen?: readonly string[],
  ) => countValues(among(facet), valuesOf, { order, chosen });
  return {
    results: results.map(({ tour }) => tour),
    facets: {
      hotel_star: count("hotel_star", starsOf, hotelStars, filters.hotel_star),
      meal: count("meal", (tour) => tour.meals, meals, filters.meal && [filters.meal]),
      mode: count("mode", ({ mode }) => [mode], tourModes, filters.mode),
      carrier: carrierFacet(among("carrier"), filters.carrier),
      visa: count("visa", ({ visa }) => [visa], visaKinds, filters.visa && [filters.visa]),
      guaranteed: among("guaranteed").filter(({ hasGuaranteed }) => hasGuaranteed).length,
      price: rangeOf(among("price").map(({ price }) => price)),
    },
  };
}

/** Carriers by how many packages they have; their names come with them. */
function carrierFacet(tours: readonly FilteredTour[], chosen: TourFilters["carrier"]): TourFacets["carrier"] {
  const names = new Map(tours.flatMap(({ carrier }) => (carrier === null ? [] : [[carrier.name_en, carrier.name_fa]])));
  return countValues(tours, carriersOf, { chosen }).map(({ value, count }) => ({
    value,
    count,
    name_fa: names.get(value) ?? value,
    name_en: value,
  }));
}
