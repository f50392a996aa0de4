import { meals } from "#domain/contract/sale-terms.shapes.ts";
import { countFacets, countValues, rangeOf } from "#domain/sale/facet-count.ts";
import type { TourFacets, TourFilters } from "#products/tour/contract/tour.shapes.ts";
import { tourModes, visaKinds } from "#products/tour/contract/tour-card.shapes.ts";
import type { PricedOffer } from "./search-order.ts";

type Filters = Omit<TourFilters, "sort" | "page">;

const includesOne = (wanted: readonly string[] | undefined, has: string): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(has);

/** Each filter as a test of one package. A filter that is not set lets everything pass. */
const tests = {
  hotel_star: ({ offer }, { hotel_star }) => includesOne(hotel_star, String(offer.star)),
  meal: ({ offer }, { meal }) => meal === undefined || offer.meal === meal,
  mode: ({ offer }, { mode }) => includesOne(mode, offer.mode),
  carrier: ({ offer }, { carrier }) => includesOne(carrier, offer.carrierEn),
  guaranteed: ({ offer }, { guaranteed }) => !guaranteed || offer.state === "guaranteed",
  visa: ({ offer }, { visa }) => visa === undefined || offer.visa === visa,
  price: ({ total }, { price_min, price_max }) =>
    (price_min === undefined || total >= price_min) && (price_max === undefined || total <= price_max),
} as const satisfies Record<string, (priced: PricedOffer, filters: Filters) => boolean>;

type Facet = keyof typeof tests;

const stars = ["5", "4", "3", "2", "1"] as const;

/** The packages that pass every filter, and for each facet how many there would be with its own filter left out. */
export function filterAndCount(
  all: readonly PricedOffer[],
  filters: Filters,
): { results: PricedOffer[]; facets: TourFacets } {
  const passes = Object.fromEntries(
    Object.entries(tests).map(([name, test]) => [name, (priced: PricedOffer) => test(priced, filters)]),
  ) as Record<Facet, (priced: PricedOffer) => boolean>;
  const { results, among } = countFacets(all, passes);
  const counted = (
    facet: Facet,
    valueIn: (offer: PricedOffer["offer"]) => string,
    order: readonly string[],
    chosen: readonly string[] = [],
  ) => countValues(among(facet), ({ offer }) => [valueIn(offer)], { order, chosen });
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    results,
    facets: {
      hotel_star: counted("hotel_star", ({ star }) => String(star), stars, filters.hotel_star),
      meal: counted("meal", ({ meal }) => meal, meals, one(filters.meal)),
      mode: counted("mode", ({ mode }) => mode, tourModes, filters.mode),
      carrier: carriersOf(among("carrier"), filters.carrier),
      visa: counted("visa", ({ visa }) => visa, visaKinds, one(filters.visa)),
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
