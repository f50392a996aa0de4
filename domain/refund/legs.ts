/** Where money can go back to: the card that paid, an IBAN, the wallet. In the order in which they are offered. */
export const refundDestinations = ["card", "bank", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** The parts of a refund, rial: what goes back to the card, to a bank account, to the wallet. */
export type RefundLegs = Readonly<Record<RefundDestination, number>>;

/**
 * Splits a refund into its legs. A card gets back what it was charged and no more, the rest goes to the wallet; a bank
 * account and the wallet take it whole. Integer rial.
 *
 * @param cardLeft what the card was charged, less what it was given back already.
 * @throws RangeError when a sum is below nothing or no whole number.
 */
export function refundLegs(amount: number, to: RefundDestination, cardLeft: number): RefundLegs {
  if (![amount, cardLeft].every((sum) => Number.isSafeInteger(sum) && sum >= 0)) {
    throw new RangeError("A refund is split in whole rial, nothing or more");
  }
  const card = to === "card" ? Math.min(amount, cardLeft) : 0;
  const bank = to === "bank" ? amount : 0;
  return { card, bank, wallet: amount - card - bank };
}
