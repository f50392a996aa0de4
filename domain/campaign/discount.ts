/** Discounts of campaigns, in rial. Prices are whole tens of rial, and so is each discount. */

/** A share of the price or an amount; a ceiling of a share, where there is one. */
export type DiscountTerms = {
  readonly percent: number | null;
  readonly amount: number | null;
  readonly ceiling: number | null;
};

/** Least that is left to pay: what is sold has been paid for. Above the least sum of each gateway. */
export const LEAST_DUE = 100_000;

const TEN = 10;
const inTens = (rial: number): number => Math.floor(rial / TEN) * TEN;

/** Discount of a price; 0 where the price is as low as it can be. */
export function discountOf({ percent, amount, ceiling }: DiscountTerms, total: number): number {
  const wanted = amount ?? shareOf(percent ?? 0, 100, total);
  return Math.max(0, inTens(Math.min(wanted, ceiling ?? wanted, total - LEAST_DUE)));
}

/** `part` of `whole` of a sum, rounded down; products of two sums are beyond what a number holds exactly. */
export const shareOf = (part: number, whole: number, sum: number): number =>
  whole === 0 ? 0 : Number((BigInt(part) * BigInt(sum)) / BigInt(whole));

/**
 * Divides a discount over lines in proportion to their prices, in whole tens; the remainder stands on the last line that
 * has room for it. No line gets more than its price, and together they make the discount.
 *
 * @throws when the prices are less than the discount.
 */
export function dividedOver(discount: number, prices: readonly number[]): number[] {
  const total = prices.reduce((sum, price) => sum + price, 0);
  if (discount > total) throw new Error("A discount is more than its price");
  const shares = prices.map((price) => inTens(shareOf(discount, total, price)));
  let rest = discount - shares.reduce((sum, share) => sum + share, 0);
  for (let index = shares.length - 1; index >= 0 && rest > 0; index--) {
    const added = Math.min(rest, (prices[index] ?? 0) - (shares[index] ?? 0));
    shares[index] = (shares[index] ?? 0) + added;
    rest -= added;
  }
  return shares;
}
