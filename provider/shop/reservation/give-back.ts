import type { Reason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { canAllTakeBack, paidCardsOf } from "../../money/refund/card.ts";
import { type Destination, refundReservation } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import type { Product } from "./product.ts";
import type { ReservationRow } from "./row.ts";

export type GivingBack = {
  penalty: number;
  /** Chosen destination; by default the card that paid, where its gateway can send it back, and else the wallet. */
  destination?: Destination | undefined;
  gateways?: Services["gateways"] | undefined;
  reason: Reason;
};

/** Opens the refund of a reservation's payment, less its penalty (rial); none when nothing is left of it. */
export async function giveBack(
  tx: Queryable,
  row: ReservationRow,
  product: Product,
  { penalty, destination, gateways = new Map(), reason }: GivingBack,
): Promise<void> {
  const amount = row.paid - penalty;
  if (amount <= 0) return;
  await refundReservation(tx, {
    reservationId: row.id,
    userId: row.userId,
    from: await product.payableAccount(tx, row.id),
    cause: "ended",
    amount,
    penalty,
    destination: destination ?? (await firstChoice(tx, row.id, gateways, amount)),
    reason,
  });
}

/** Returns the default destination of money that goes back. */
export async function firstChoice(
  tx: Queryable,
  reservationId: number,
  gateways: Services["gateways"],
  amount: number,
): Promise<Destination> {
  return { to: canAllTakeBack(gateways, await paidCardsOf(tx, reservationId), amount) ? "card" : "wallet" };
}
