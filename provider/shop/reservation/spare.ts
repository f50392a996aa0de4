import type { RecordedReason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { type RefundCause, refundReservation } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { takeKeptBack } from "../extra/books.ts";
import { recordEvent } from "./change.ts";
import { firstChoice } from "./give-back.ts";
import { productOf } from "./product.ts";
import type { UpToDate } from "./row.ts";

/**
 * Relief by a fact for a reservation that its traveller had cancelled already: the remaining penalty (rial), and the
 * reason.
 */
export type Spared = { penalty: number; cause: RefundCause; reason: RecordedReason };

/**
 * Gives back what a cancellation kept although a fact, committed before it, forbids that: once for each fact. The
 * history says so, and the traveller is told. Does nothing when the penalty was no higher.
 */
export async function giveBackDifference(
  tx: Queryable,
  { products, gateways }: Pick<Services, "products" | "gateways">,
  row: UpToDate,
  { penalty, cause, reason }: Spared,
): Promise<void> {
  const amount = row.penalty - penalty;
  if (amount <= 0) return;
  const creditor = await productOf(products, row.kind).payableAccount(tx, row.id);
  const going = { reservationId: row.id, creditor, cause, before: row.offer, paid: row.paid } as const;
  await takeKeptBack(tx, { ...going, refunded: amount });
  await refundReservation(tx, {
    reservationId: row.id,
    userId: row.userId,
    from: creditor,
    cause,
    amount,
    penalty: 0,
    destination: await firstChoice(tx, row.id, gateways, amount),
    reason,
  });
  await tx.query(
    "UPDATE reservation SET penalty = $2, version = version + 1 WHERE id = $1",
    [row.id, penalty],
    "spare",
  );
  await recordEvent(tx, row.id, { from: row.status, to: row.status, actor: "supplier", reason });
  await enqueueNotice(tx, row.id, "penalty_returned", amount);
}
