/** Refund destinations, in the order in which they are offered: the card that paid, an IBAN, the wallet. */
export const refundDestinations = ["card", "bank", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** Legs of a refund, rial: amounts to the card, to a bank account, to the wallet. */
export type RefundLegs = Readonly<Record<RefundDestination, number>>;

/** Shares of several cards in a refund, rial: in their order, each up to what is left of its charge. */
export function legsOverCards<Card extends { left: number }>(
  amount: number,
  cards: readonly Card[],
): { card: Card; amount: number }[] {
  let rest = amount;
  const legs = cards.map((card) => {
    const { card: part } = refundLegs(rest, "card", card.left);
    rest -= part;
    return { card, amount: part };
  });
  return legs.filter((leg) => leg.amount > 0);
}

/**
 * Splits a refund into its legs. A card gets back at most what it was charged, the rest goes to the wallet; a bank
 * account and the wallet take the whole. Integer rial.
 *
 * @param cardLeft amount charged to the card, less what was already refunded to it.
 * @throws RangeError when a sum is negative or not a whole number.
 */
export function refundLegs(amount: number, to: RefundDestination, cardLeft: number): RefundLegs {
  if (![amount, cardLeft].every((sum) => Number.isSafeInteger(sum) && sum >= 0)) {
    throw new RangeError("A refund is split in whole rial, nothing or more");
  }
  const card = to === "card" ? Math.min(amount, cardLeft) : 0;
  const bank = to === "bank" ? amount : 0;
  return { card, bank, wallet: amount - card - bank };
}
