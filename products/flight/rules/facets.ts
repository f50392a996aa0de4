import { type TransportationType, transportationTypes } from "#domain/enums/enums.ts";
import { countFacets, countValues, type Range, rangeOf, type ValueCount } from "#domain/sale/facet-count.ts";

/** Filters of a search for flights, and the number of offers that each would leave. Money in integer rial. */

/** The parts of a day, by the clock of the place: six hours each, from midnight. */
export const dayBands = ["night", "morning", "noon", "evening"] as const;
export type DayBand = (typeof dayBands)[number];
const BAND_HOURS = 6;

/** The part of a day. @param time `HH:MM` in ASCII digits. */
export const bandOf = (time: string): DayBand => dayBands[Math.floor(Number(time.slice(0, 2)) / BAND_HOURS)]!;

export const stopCounts = ["0", "1", "2"] as const;
export type StopCount = (typeof stopCounts)[number];

/** Absent or empty lets every offer pass. */
export type FlightFilters = {
  readonly stops?: readonly StopCount[] | undefined;
  readonly carrier?: readonly string[] | undefined;
  readonly kind?: readonly TransportationType[] | undefined;
  readonly departure?: readonly DayBand[] | undefined;
  readonly arrival?: readonly DayBand[] | undefined;
  readonly airport_from?: readonly string[] | undefined;
  readonly airport_to?: readonly string[] | undefined;
  readonly minutes_max?: number | undefined;
  readonly price_max?: number | undefined;
  readonly bag?: boolean | undefined;
  readonly refundable?: boolean | undefined;
  readonly protected?: boolean | undefined;
};

/** Properties of an offer that the filters read. */
export type FilteredOffer = {
  readonly stops: number;
  /** Every carrier that operates a part of it. */
  readonly carriers: readonly string[];
  readonly kind: TransportationType;
  readonly departure: DayBand;
  readonly arrival: DayBand;
  readonly airportFrom: string;
  readonly airportTo: string;
  readonly minutes: number;
  /** For the searching party. */
  readonly total: number;
  readonly hasBag: boolean;
  /** Some of the fare is refundable now. */
  readonly isRefundable: boolean;
  /** No connection on two tickets. */
  readonly isProtected: boolean;
};

const includesAny = (wanted: readonly string[] | undefined, has: readonly string[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((value) => has.includes(value));
const isAtMost = (value: number, most: number | undefined): boolean => most === undefined || value <= most;

/** Values of an offer under each filter by value. */
const named = {
  stops: ({ stops }) => [String(stops)],
  carrier: ({ carriers }) => carriers,
  kind: ({ kind }) => [kind],
  departure: ({ departure }) => [departure],
  arrival: ({ arrival }) => [arrival],
  airport_from: ({ airportFrom }) => [airportFrom],
  airport_to: ({ airportTo }) => [airportTo],
} as const satisfies Partial<Record<keyof FlightFilters, (offer: FilteredOffer) => readonly string[]>>;
type Named = keyof typeof named;
const namedFilters = Object.keys(named) as Named[];

type Test = (offer: FilteredOffer, filters: FlightFilters) => boolean;

/** The other filters as tests of one offer. */
const tests = {
  minutes_max: ({ minutes }, { minutes_max }) => isAtMost(minutes, minutes_max),
  price_max: ({ total }, { price_max }) => isAtMost(total, price_max),
  bag: ({ hasBag }, { bag }) => !bag || hasBag,
  refundable: ({ isRefundable }, { refundable }) => !refundable || isRefundable,
  protected: ({ isProtected }, filters) => !filters.protected || isProtected,
} as const satisfies Partial<Record<keyof FlightFilters, Test>>;
type Facet = Named | keyof typeof tests;
const facetNames = [...namedFilters, ...(Object.keys(tests) as (keyof typeof tests)[])];

const passes = (name: Facet, offer: FilteredOffer, filters: FlightFilters): boolean =>
  name in named
    ? includesAny(filters[name as Named], named[name as Named](offer))
    : tests[name as keyof typeof tests](offer, filters);

/** Number of offers for each value with that facet's own filter left out; ranges are null without offers. */
export type FlightFacets = Readonly<Record<Named, ValueCount[]>> & {
  readonly minutes: Range | null;
  readonly price: Range | null;
  readonly bag: number;
  readonly refundable: number;
  readonly protected: number;
};

/** Values of a closed list, in display order; others are ordered by their counts. */
const ORDERS: Readonly<Partial<Record<Named, readonly string[]>>> = {
  stops: stopCounts,
  kind: transportationTypes,
  departure: dayBands,
  arrival: dayBands,
};

/** Returns the offers that pass every filter, and for each facet the counts with its own filter left out. */
export function filterAndCount<Offer extends FilteredOffer>(
  offers: readonly Offer[],
  filters: FlightFilters,
): { readonly results: Offer[]; readonly facets: FlightFacets } {
  const test = (name: Facet) => [name, (offer: Offer) => passes(name, offer, filters)] as const;
  const { results, among } = countFacets<Offer, Facet>(
    offers,
    Object.fromEntries(facetNames.map(test)) as Record<Facet, (offer: Offer) => boolean>,
  );
  const values = (name: Named) =>
    countValues(among(name), named[name], { order: ORDERS[name], chosen: filters[name] ?? [] });
  return {
    results,
    facets: {
      stops: values("stops"),
      carrier: values("carrier"),
      kind: values("kind"),
      departure: values("departure"),
      arrival: values("arrival"),
      airport_from: values("airport_from"),
      airport_to: values("airport_to"),
      minutes: rangeOf(among("minutes_max").map(({ minutes }) => minutes)),
      price: rangeOf(among("price_max").map(({ total }) => total)),
      bag: among("bag").filter(({ hasBag }) => hasBag).length,
      refundable: among("refundable").filter(({ isRefundable }) => isRefundable).length,
      protected: among("protected").filter(({ isProtected }) => isProtected).length,
    },
  };
}
