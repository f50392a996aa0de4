import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { RefundWayValue } from "#domain/contract/refund.shapes.ts";
import type { Reason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { canAllTakeBack, type Divided, dividedBack } from "../../money/refund/card.ts";
import { waysOf } from "../../money/refund/legs.ts";
import { type Destination, PROMISED_HOURS, refundReservation } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { takeSharesBack } from "../extra/books.ts";
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
  const creditor = await product.payableAccount(tx, row.id);
  const cause = "ended";
  const going = { reservationId: row.id, creditor, cause, before: row.offer, now: row.now } as const;
  const lines = product.penaltyLines(row.offer);
  await takeSharesBack(tx, { ...going, lines, paid: row.paid, refunded: amount });
  await refundReservation(tx, {
    reservationId: row.id,
    userId: row.userId,
    from: creditor,
    cause,
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
  return { to: isCardOpen(gateways, await dividedBack(tx, reservationId, amount)) ? "card" : "wallet" };
}

/** True where the booker's cards can take their part now, or nothing of it is the booker's. */
const isCardOpen = (gateways: Services["gateways"], { ofBooker, cards }: Divided): boolean =>
  ofBooker === 0 || canAllTakeBack(gateways, cards, ofBooker);

/** Destinations that an amount of a reservation can go back to now, the default first (rial). */
export async function waysBack(
  from: Queryable,
  gateways: Services["gateways"],
  { id, now }: Pick<ReservationRow, "id" | "now">,
  amount: number,
): Promise<RefundWayValue[]> {
  const divided = await dividedBack(from, id, amount);
  return waysOf(divided, isCardOpen(gateways, divided), { now, promisedAt: now + PROMISED_HOURS * HOUR_SECONDS });
}
