/** Shares of a sum that companions pay by a link (decision 134). Rial. */

/** Standing of a share: `ended` where its reservation needs it no more, `revoked` by its booker. */
export const shareStates = ["open", "at_bank", "paid", "ended", "revoked"] as const;
export type ShareState = (typeof shareStates)[number];

/**
 * Standing of what goes back to a companion: to the card; waiting for a sheba, because the card cannot take it; to that
 * sheba; sent.
 */
export const shareReturns = ["to_card", "needs_sheba", "to_sheba", "sent"] as const;
export type ShareReturn = (typeof shareReturns)[number];

/** Division of a sum among so many payers, the first of whom takes what does not divide. */
export function inEqualShares(sum: number, payers: number): { first: number; each: number } {
  const each = Math.floor(sum / payers);
  return { first: sum - each * (payers - 1), each };
}

/** A companion's payment: what it paid, and what of it has not gone back. */
export type PaidShare = { readonly paid: number; readonly left: number };

/**
 * Divides what goes back in proportion to what each companion paid of the whole; the remainder is the booker's. A share
 * gets no more than what is left of its payment.
 *
 * @param whole all that was paid, by the booker too.
 */
export function divideAmongPayers<Share extends PaidShare>(
  amount: number,
  whole: number,
  shares: readonly Share[],
): { ofShares: { share: Share; amount: number }[]; ofBooker: number } {
  const ofShares = shares
    .map((share) => {
      // The product of two sums of rial is more than a number holds exactly.
      const part = whole > 0 ? Number((BigInt(amount) * BigInt(share.paid)) / BigInt(whole)) : 0;
      return { share, amount: Math.min(part, share.left) };
    })
    .filter((one) => one.amount > 0);
  return { ofShares, ofBooker: ofShares.reduce((rest, one) => rest - one.amount, amount) };
}
