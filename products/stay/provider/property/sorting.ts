import type { PropertySort } from "#domain/enums/enums.ts";
import { compareBy, type Order } from "#domain/sale/compare-by.ts";
import type { Listed } from "./listed.ts";

/** Number of comments that pull a rating half way from the middle: one rave is not a reputation. */
const DOUBT = 8;
const MIDDLE = 3.6;

/** Score of "our suggestion": the rating, held back while few have given one. */
export const merit = ({ ratingAverage, ratingCount }: Listed["candidate"]): number =>
  ((ratingAverage ?? MIDDLE) * ratingCount + MIDDLE * DOUBT) / (ratingCount + DOUBT);

const openFirst: Order<Listed> = (one, other) => Number(other.isOpen) - Number(one.isOpen);
const nearestFirst: Order<Listed> = (one, other) => (one.meters ?? 0) - (other.meters ?? 0);
const bestFirst: Order<Listed> = (one, other) => merit(other.candidate) - merit(one.candidate);
const cheapestFirst: Order<Listed> = (one, other) =>
  (one.price ?? Number.POSITIVE_INFINITY) - (other.price ?? Number.POSITIVE_INFINITY);
const dearestFirst: Order<Listed> = (one, other) => (other.price ?? -1) - (one.price ?? -1);
const ratedFirst: Order<Listed> = (one, other) =>
  (other.candidate.ratingAverage ?? 0) - (one.candidate.ratingAverage ?? 0) ||
  other.candidate.ratingCount - one.candidate.ratingCount;
/** Pages must not overlap, so equals need an order too. */
const byId: Order<Listed> = (one, other) => one.candidate.id - other.candidate.id;

const orders: Record<PropertySort, readonly Order<Listed>[]> = {
  // Unavailable properties come last in each, with the reason.
  default: [openFirst, nearestFirst, bestFirst, cheapestFirst, byId],
  lowest_price: [openFirst, cheapestFirst, bestFirst, byId],
  highest_price: [openFirst, dearestFirst, bestFirst, byId],
  highest_rating: [openFirst, ratedFirst, byId],
};

/** The first `most` of a list in the order of a sort, as a copy. */
export function sorted(listed: readonly Listed[], sort: PropertySort, most = listed.length): Listed[] {
  const compare = compareBy(orders[sort]);
  return most * FEW < listed.length ? firstOf(listed, most, compare) : listed.toSorted(compare).slice(0, most);
}

/** Threshold: when less than one in so many is wanted, choosing is quicker than sorting. */
const FEW = 8;

/** The first of a list in their order, without ordering the others: most are compared once, with the last that is chosen. */
function firstOf(listed: readonly Listed[], most: number, compare: Order<Listed>): Listed[] {
  const chosen: Listed[] = [];
  for (const entry of listed) {
    const last = chosen.length === most ? chosen.at(-1) : undefined;
    if (last && compare(entry, last) >= 0) continue;
    let [from, end] = [0, chosen.length];
    while (from < end) {
      const middle = (from + end) >> 1;
      if (compare(entry, chosen[middle] as Listed) < 0) end = middle;
      else from = middle + 1;
    }
    chosen.splice(from, 0, entry);
    if (chosen.length > most) chosen.pop();
  }
  return chosen;
}
