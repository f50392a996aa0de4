/** How a search orders offers. Money in integer rial, instants in epoch seconds. */

export const flightSorts = ["default", "lowest_price", "shortest", "earliest", "latest"] as const;
export type FlightSort = (typeof flightSorts)[number];

/** What of an offer its place follows from. */
export type OrderedOffer = {
  /** Differs for any two offers: of offers that are otherwise equal the lower stands first, on whichever page. */
  readonly offerNumber: number;
  readonly adultTotal: number;
  readonly minutes: number;
  readonly departsAt: number;
  readonly stops: number;
  /** Connections on two tickets. */
  readonly selfTransfers: number;
};

/** What the default order counts beside an adult's price, rial: a minute beyond the shortest, a stop, a self-transfer. */
export const ORDER_COSTS = { minute: 50_000, stop: 10_000_000, selfTransfer: 20_000_000 } as const;

/** What the default order goes by. @param shortest minutes of the shortest offer beside it. */
export const orderCost = ({ adultTotal, minutes, stops, selfTransfers }: OrderedOffer, shortest: number): number =>
  adultTotal +
  (minutes - shortest) * ORDER_COSTS.minute +
  stops * ORDER_COSTS.stop +
  selfTransfers * ORDER_COSTS.selfTransfer;

type Measure = (offer: OrderedOffer, shortest: number) => number;

/** What decides, the first that differs. */
const MEASURES: Readonly<Record<FlightSort, readonly Measure[]>> = {
  default: [orderCost, ({ adultTotal }) => adultTotal],
  lowest_price: [({ adultTotal }) => adultTotal, ({ minutes }) => minutes],
  shortest: [({ minutes }) => minutes, ({ adultTotal }) => adultTotal],
  earliest: [({ departsAt }) => departsAt, ({ adultTotal }) => adultTotal],
  latest: [({ departsAt }) => -departsAt, ({ adultTotal }) => adultTotal],
};

/** The offers in order. It does not depend on the order in which they are given. */
export function inOrder<Offer extends OrderedOffer>(offers: readonly Offer[], sort: FlightSort): Offer[] {
  const shortest = Math.min(...offers.map(({ minutes }) => minutes));
  const measures: readonly Measure[] = [...MEASURES[sort], ({ offerNumber }) => offerNumber];
  return offers.toSorted((one, other) => {
    for (const measure of measures) {
      const difference = measure(one, shortest) - measure(other, shortest);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}
