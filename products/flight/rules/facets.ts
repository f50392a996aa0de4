import { type LocalDateTime, timeOfLocal } from "#domain/calendar/local-date-time.ts";
import { type TransportationType, transportationTypes } from "#domain/enums/enums.ts";
import {
  anyOf,
  countFacets,
  countValues,
  inRange,
  onlyIf,
  type Range,
  rangeOf,
  type ValueCount,
} from "#domain/sale/facet-count.ts";

/** Filters of a search for flights, and the number of offers that each would leave. Money in integer rial. */

/** The parts of a day, by the clock of the place: six hours each, from midnight. */
export const dayBands = ["night", "morning", "noon", "evening"] as const;
export type DayBand = (typeof dayBands)[number];
const BAND_HOURS = 6;

export const bandOf = (local: LocalDateTime): DayBand =>
  dayBands[Math.floor(Number(timeOfLocal(local).slice(0, 2)) / BAND_HOURS)]!;

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

/** Each filter as a test of one offer. */
const testsOf = (filters: FlightFilters) => {
  const among = (name: Named) => anyOf(filters[name], named[name]);
  return {
    stops: among("stops"),
    carrier: among("carrier"),
    kind: among("kind"),
    departure: among("departure"),
    arrival: among("arrival"),
    airport_from: among("airport_from"),
    airport_to: among("airport_to"),
    minutes: inRange<FilteredOffer>({ max: filters.minutes_max }, ({ minutes }) => minutes),
    price: inRange<FilteredOffer>({ max: filters.price_max }, ({ total }) => total),
    bag: onlyIf<FilteredOffer>(filters.bag, ({ hasBag }) => hasBag),
    refundable: onlyIf<FilteredOffer>(filters.refundable, ({ isRefundable }) => isRefundable),
    protected: onlyIf<FilteredOffer>(filters.protected, ({ isProtected }) => isProtected),
  };
};

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
): { readonly results: readonly Offer[]; readonly facets: FlightFacets } {
  const { results, among } = countFacets(offers, testsOf(filters));
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
      minutes: rangeOf(among("minutes").map(({ minutes }) => minutes)),
      price: rangeOf(among("price").map(({ total }) => total)),
      bag: among("bag").filter(({ hasBag }) => hasBag).length,
      refundable: among("refundable").filter(({ isRefundable }) => isRefundable).length,
      protected: among("protected").filter(({ isProtected }) => isProtected).length,
    },
  };
}
