import { shareOf } from "#domain/campaign/discount.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { post, type SiteAccount } from "../../money/ledger/journal.ts";

/**
 * The site pays discounts: with a payment its account of campaigns pays the rest of the full price to the creditor, and of
 * what goes back it gets the same share back. So suppliers are owed what they would be without a code.
 */

/** Pays the discount of a reservation that is paid now, rial. */
export const payDiscount = (
  tx: Queryable,
  { reservationId, amount, creditor }: { reservationId: number; amount: number; creditor: SiteAccount },
): Promise<unknown> =>
  post(tx, {
    kind: "discount",
    ref: `reservation:${reservationId}`,
    reservationId,
    postings: [
      { account: { kind: "campaigns" }, amount: -amount },
      { account: { kind: creditor }, amount },
    ],
  });

/** Part of a discounted price that goes back, rial. `cause`: that of its refund. */
export type GoingBack = {
  readonly reservationId: number;
  readonly creditor: SiteAccount;
  readonly cause: string;
  /** The discount of what was `paid`. */
  readonly discount: number;
  readonly paid: number;
  readonly refunded: number;
};

/** Takes the share of a discount back that a refund is of its price, once for each cause. */
export async function takeDiscountBack(
  tx: Queryable,
  { reservationId, creditor, cause, discount, paid, refunded }: GoingBack,
): Promise<void> {
  const amount = shareOf(refunded, paid, discount);
  if (amount <= 0) return;
  await post(tx, {
    kind: "discount_back",
    ref: `reservation:${reservationId}:${cause}`,
    reservationId,
    postings: [
      { account: { kind: creditor }, amount: -amount },
      { account: { kind: "campaigns" }, amount },
    ],
  });
}
