import type { Queryable } from "../../kernel/database/database.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { post, walletOf } from "../ledger/journal.ts";
import { recordReturned } from "../refund/refund.ts";
import { setState } from "./row.ts";

type Part = { id: number; userId: number; amount: number; walletPart: number };

/**
 * Gives the parts of a reservation back that ends without being paid, in the transaction of its end: what the wallet paid
 * to the wallet at once, what a card paid to that card by the reconciler, like late money. Its owner is told once.
 */
export async function giveBackParts(tx: Queryable, reservationId: number): Promise<void> {
  const parts = await tx.query<Part>(
    `SELECT id, user_id AS "userId", amount, wallet_part AS "walletPart" FROM payment
     WHERE reservation_id = $1 AND part IS NOT NULL AND state = 'verified' ORDER BY id FOR NO KEY UPDATE`,
    [reservationId],
    "parts_to_give_back",
  );
  for (const part of parts) await giveBackPart(tx, reservationId, part);
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum > 0) await enqueueNotice(tx, reservationId, "parts_incomplete", sum);
}

async function giveBackPart(tx: Queryable, reservationId: number, part: Part): Promise<void> {
  const { id, userId, amount, walletPart } = part;
  const ofCard = amount - walletPart;
  await post(tx, {
    kind: "part_back",
    ref: `payment:${id}`,
    reservationId,
    postings: [
      { account: { kind: "paid_in_parts" }, amount: -amount },
      { account: walletOf(userId), amount: walletPart },
      { account: { kind: "refunds_payable" }, amount: ofCard },
    ],
  });
  if (walletPart > 0) {
    const returned = { userId, reservationId, paymentId: id, shareId: null, amount: walletPart } as const;
    await recordReturned(tx, {
      ...returned,
      destination: "wallet",
      cause: `part_of_wallet:${id}`,
      reason: "parts_incomplete",
    });
  }
  const columns = { failure_reason: "parts_incomplete" } as const;
  await (ofCard > 0 ? setState(tx, id, "refund_due", 0, columns) : setState(tx, id, "refunded", null, columns));
}
