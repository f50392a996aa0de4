import type { PropertySort } from "#domain/enums/enums.ts";
import type { Listed } from "./listed.ts";

/** As many comments as this pull a rating no further than half way from the middle: one rave is not a reputation. */
const DOUBT = 8;
const MIDDLE = 3.6;

/** What "our suggestion" goes by: the rating, held back while few have given one. */
export const merit = ({ ratingAverage, ratingCount }: Listed["candidate"]): number =>
  ((ratingAverage ?? MIDDLE) * ratingCount + MIDDLE * DOUBT) / (ratingCount + DOUBT);

type Order = (one: Listed, other: Listed) => number;

const openFirst: Order = (one, other) => Number(other.isOpen) - Number(one.isOpen);
const nearestFirst: Order = (one, other) => (one.meters ?? 0) - (other.meters ?? 0);
const bestFirst: Order = (one, other) => merit(other.candidate) - merit(one.candidate);
const cheapestFirst: Order = (one, other) =>
  (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY);
const dearestFirst: Order = (one, other) => (other.price ?? -1) - (one.price ?? -1);
const ratedFirst: Order = (one, other) =>
  (other.candidate.ratingAverage ?? 0) - (one.candidate.ratingAverage ?? 0) ||
  other.candidate.ratingCount - one.candidate.ratingCount;
/** Pages must not overlap, so equals need an order too. */
const byId: Order = (one, other) => one.candidate.id - other.candidate.id;

const orders: Record<PropertySort, readonly Order[]> = {
  // What cannot be had comes last, and says why.
  default: [openFirst, nearestFirst, bestFirst, cheapestFirst, byId],
  lowest_price: [cheapestFirst, bestFirst, byId],
  highest_price: [dearestFirst, bestFirst, byId],
  highest_rating: [ratedFirst, openFirst, byId],
};

/** A sorted copy. */
export function sorted(listed: readonly Listed[], sort: PropertySort): Listed[] {
  const chain = orders[sort];
  return listed.toSorted((one, other) => {
    for (const order of chain) {
      const difference = order(one, other);
      // Two prices that are both missing differ by NaN: equal, as far as prices go.
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return 0;
  });
}
