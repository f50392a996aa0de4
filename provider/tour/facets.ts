import { meals } from "#domain/contract/property.shapes.ts";
import { type TourFacets, type TourFilters, tourModes, visaKinds } from "#domain/contract/tour.shapes.ts";
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
const facetNames = Object.keys(tests) as Facet[];

/** What a package counts as for each facet with values. */
const named = {
  hotel_star: ({ offer }) => String(offer.star),
  meal: ({ offer }) => offer.meal,
  mode: ({ offer }) => offer.mode,
  carrier: ({ offer }) => offer.carrierEn,
  visa: ({ offer }) => offer.visa,
} as const satisfies Partial<Record<Facet, (priced: PricedOffer) => string>>;

const stars = ["5", "4", "3", "2", "1"] as const;

/**
 * The packages that pass every filter, and for each facet how many there would be with its own filter left out. One pass:
 * a package that fails exactly one filter counts for that facet and no other. Order is kept.
 */
export function filterAndCount(
  all: readonly PricedOffer[],
  filters: Filters,
): { results: PricedOffer[]; facets: TourFacets } {
  const results: PricedOffer[] = [];
  const counted = new Map<Facet, PricedOffer[]>(facetNames.map((name) => [name, []]));
  for (const priced of all) {
    const failed = facetNames.filter((name) => !tests[name](priced, filters));
    if (failed.length === 0) results.push(priced);
    if (failed.length > 1) continue;
    for (const name of failed.length === 1 ? failed : facetNames) counted.get(name)?.push(priced);
  }
  const of = (name: Facet): readonly PricedOffer[] => counted.get(name) ?? [];
  const inOrder = (name: keyof typeof named, order: readonly string[], chosen: readonly string[] = []) => {
    const counts = Map.groupBy(of(name), (priced) => named[name](priced));
    // What is chosen stays on the list even at 0, or it could not be taken back.
    return order
      .filter((value) => counts.has(value) || chosen.includes(value))
      .map((value) => ({ value, count: counts.get(value)?.length ?? 0 }));
  };
  return {
    results,
    facets: {
      hotel_star: inOrder("hotel_star", stars, filters.hotel_star),
      meal: inOrder("meal", meals, filters.meal === undefined ? [] : [filters.meal]),
      mode: inOrder("mode", tourModes, filters.mode),
      carrier: carriersOf(of("carrier"), filters.carrier ?? []),
      visa: inOrder("visa", visaKinds, filters.visa === undefined ? [] : [filters.visa]),
      guaranteed: of("guaranteed").filter(({ offer }) => offer.state === "guaranteed").length,
      price: rangeOf(of("price")),
    },
  };
}

/** Carriers by how many packages they have; their names come with them. */
function carriersOf(priced: readonly PricedOffer[], chosen: readonly string[]): TourFacets["carrier"] {
  const names = new Map(priced.map(({ offer }) => [offer.carrierEn, offer.carrierFa]));
  const counts = Map.groupBy(priced, ({ offer }) => offer.carrierEn);
  return [...new Set([...names.keys(), ...chosen])]
    .map((value) => ({
      value,
      count: counts.get(value)?.length ?? 0,
      name_fa: names.get(value) ?? value,
      name_en: value,
    }))
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value));
}

/** The cheapest and the dearest; null of none. */
const rangeOf = (priced: readonly PricedOffer[]): TourFacets["price"] =>
  priced.reduce<TourFacets["price"]>(
    (range, { total }) => ({ min: Math.min(range?.min ?? total, total), max: Math.max(range?.max ?? total, total) }),
    null,
  );
