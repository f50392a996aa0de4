import { meals } from "#domain/contract/sale-terms.shapes.ts";
import { anyOf, countFacets, countValues, inRange, oneOf, onlyIf, rangeOf } from "#domain/sale/facet-count.ts";
import type { TourFacets, TourFilters } from "#products/tour/contract/tour.shapes.ts";
import { tourModes, visaKinds } from "#products/tour/contract/tour-card.shapes.ts";
import type { PricedOffer } from "./search-order.ts";

type Filters = Omit<TourFilters, "sort" | "page">;

/** Each filter as a test of one package. */
const testsOf = (filters: Filters) => ({
  hotel_star: anyOf<PricedOffer>(filters.hotel_star, ({ offer }) => [String(offer.star)]),
  meal: oneOf<PricedOffer>(filters.meal, ({ offer }) => [offer.meal]),
  mode: anyOf<PricedOffer>(filters.mode, ({ offer }) => [offer.mode]),
  carrier: anyOf<PricedOffer>(filters.carrier, ({ offer }) => [offer.carrierEn]),
  guaranteed: onlyIf<PricedOffer>(filters.guaranteed, ({ offer }) => offer.state === "guaranteed"),
  visa: oneOf<PricedOffer>(filters.visa, ({ offer }) => [offer.visa]),
  price: inRange<PricedOffer>({ min: filters.price_min, max: filters.price_max }, ({ total }) => total),
});

/** Stars of hotels in the order of the filter. */
export const hotelStars = ["5", "4", "3", "2", "1"] as const;

/** The packages that pass every filter, and for each facet how many there would be with its own filter left out. */
export function filterAndCount(
  all: readonly PricedOffer[],
  filters: Filters,
): { results: readonly PricedOffer[]; facets: TourFacets } {
  const { results, among } = countFacets(all, testsOf(filters));
  const counted = (
    facet: Parameters<typeof among>[0],
    valueIn: (offer: PricedOffer["offer"]) => string,
    order: readonly string[],
    chosen?: readonly string[],
  ) => countValues(among(facet), ({ offer }) => [valueIn(offer)], { order, chosen });
  return {
    results,
    facets: {
      hotel_star: counted("hotel_star", ({ star }) => String(star), hotelStars, filters.hotel_star),
      meal: counted("meal", ({ meal }) => meal, meals, filters.meal && [filters.meal]),
      mode: counted("mode", ({ mode }) => mode, tourModes, filters.mode),
      carrier: carriersOf(among("carrier"), filters.carrier),
      visa: counted("visa", ({ visa }) => visa, visaKinds, filters.visa && [filters.visa]),
      guaranteed: among("guaranteed").filter(({ offer }) => offer.state === "guaranteed").length,
      price: rangeOf(among("price").map(({ total }) => total)),
    },
  };
}

/** Carriers by how many packages they have; their names come with them. */
function carriersOf(priced: readonly PricedOffer[], chosen: TourFilters["carrier"]): TourFacets["carrier"] {
  const names = new Map(priced.map(({ offer }) => [offer.carrierEn, offer.carrierFa]));
  return countValues(priced, ({ offer }) => [offer.carrierEn], { chosen }).map(({ value, count }) => ({
    value,
    count,
    name_fa: names.get(value) ?? value,
    name_en: value,
  }));
}
