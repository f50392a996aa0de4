import { compareBy } from "#domain/sale/compare-by.ts";

/** Sort orders of a search for flights. Money in integer rial, instants in epoch seconds. */

export const flightSorts = ["default", "lowest_price", "shortest", "earliest", "latest"] as const;
export type FlightSort = (typeof flightSorts)[number];

/** Properties of an offer that its rank follows from. */
export type OrderedOffer = {
  /** Tie-breaker, unique to each offer: of equal offers the lower comes first, on every page. */
  readonly offerNumber: number;
  /** The party's total by its number of travellers: the order is that of the shown totals, whatever a child pays. */
  readonly perTraveller: number;
  readonly minutes: number;
  readonly departsAt: number;
  readonly stops: number;
  /** Number of self-transfers. */
  readonly selfTransfers: number;
};

/**
 * Penalties of the default order beside the price for one traveller, rial: a minute beyond the shortest, a stop, a self-transfer.
 */
export const ORDER_COSTS = { minute: 50_000, stop: 10_000_000, selfTransfer: 20_000_000 } as const;

/** Sort key of the default order. @param shortest minutes of the shortest offer beside it. */
export const orderCost = ({ perTraveller, minutes, stops, selfTransfers }: OrderedOffer, shortest: number): number =>
  perTraveller +
  (minutes - shortest) * ORDER_COSTS.minute +
  stops * ORDER_COSTS.stop +
  selfTransfers * ORDER_COSTS.selfTransfer;

type Measure = (offer: OrderedOffer, shortest: number) => number;

/** Sort keys of each order, in order of precedence. */
const MEASURES: Readonly<Record<FlightSort, readonly Measure[]>> = {
  default: [orderCost, ({ perTraveller }) => perTraveller],
  lowest_price: [({ perTraveller }) => perTraveller, ({ minutes }) => minutes],
  shortest: [({ minutes }) => minutes, ({ perTraveller }) => perTraveller],
  earliest: [({ departsAt }) => departsAt, ({ perTraveller }) => perTraveller],
  latest: [({ departsAt }) => -departsAt, ({ perTraveller }) => perTraveller],
};

/** Sorts the offers. The result does not depend on their initial order. */
export function inOrder<Offer extends OrderedOffer>(offers: readonly Offer[], sort: FlightSort): Offer[] {
  const shortest = Math.min(...offers.map(({ minutes }) => minutes));
  const measures: readonly Measure[] = [...MEASURES[sort], ({ offerNumber }) => offerNumber];
  return offers.toSorted(
    compareBy(measures.map((measure) => (one, other) => measure(one, shortest) - measure(other, shortest))),
  );
}
