import type { alertWords } from "#domain/contract/notification.shapes.ts";
import { type bookingWords, refundWords, type ToldWord } from "#domain/reservation/notice-words.ts";
import type { Queryable } from "./database/database.ts";
import { enqueue } from "./outbox/outbox.ts";

/** Writes a user's notifications, in the transaction of their event. */

const isOfMoney = (word: string): boolean => refundWords.some((one) => one === word);

/**
 * Notifies the owner of a reservation of its change or of its money, in the transaction of that. `amount`: of money or of
 * a share, rial; of money by default all that was paid.
 */
export async function notifyOwner(
  tx: Queryable,
  reservationId: number,
  word: (typeof bookingWords | typeof refundWords)[number],
  amount: number | null,
): Promise<void> {
  const kind = isOfMoney(word) ? "refund" : "booking";
  await tx.query(
    `INSERT INTO notification (user_id, kind, word, reservation_id, amount, created_at)
     SELECT user_id, $2, $3, id, CASE WHEN $2 = 'refund' THEN coalesce($4::bigint, paid) WHEN $3 IN ('share_paid', 'change_to_pay') THEN $4::bigint END, app_now()
     FROM reservation WHERE id = $1`,
    [reservationId, kind, word, amount],
    "notify_owner",
  );
}

/**
 * Enqueues a notice in the transaction that is the reason for it, and shows it in the panel. It is rendered when it goes out, in the
 * language that its owner has then. In rial: `amount`, for money that came back, all that was paid when absent;
 * `asked`, where a gateway holds another amount than that.
 */
export async function enqueueNotice(
  tx: Queryable,
  reservationId: number,
  word: ToldWord,
  amount: number | null = null,
  asked: number | null = null,
): Promise<void> {
  await notifyOwner(tx, reservationId, word, amount);
  await enqueue(tx, { kind: "notice", payload: { reservation_id: reservationId, word, amount, asked } });
}

/** Tells the owner of a reservation that a companion has paid a share, by the name that is kept with it. */
export async function enqueueShareNotice(tx: Queryable, reservationId: number, shareId: number, amount: number) {
  await notifyOwner(tx, reservationId, "share_paid", amount);
  const payload = { reservation_id: reservationId, word: "share_paid", amount, share_id: shareId };
  await enqueue(tx, { kind: "notice", payload });
}

/** Tells the owner of a reservation that a change is held for them to pay, rial, until an instant, epoch seconds. */
export async function enqueueChangeToPay(tx: Queryable, reservationId: number, amount: number, until: number) {
  await notifyOwner(tx, reservationId, "change_to_pay", amount);
  const payload = { reservation_id: reservationId, word: "change_to_pay", amount, until };
  await enqueue(tx, { kind: "notice", payload });
}

/** Notifies the author of a question of its answer; questions of the loaded world have no one to notify. */
export async function notifyAsker(tx: Queryable, questionId: number): Promise<void> {
  await tx.query(
    `INSERT INTO notification (user_id, kind, word, question_id, created_at)
     SELECT user_id, 'answer', 'question_answered', id, app_now() FROM question WHERE id = $1 AND user_id IS NOT NULL`,
    [questionId],
  );
}

/** Notifies the author of a comment of the property's answer. */
export async function notifyAuthor(tx: Queryable, commentId: number): Promise<void> {
  await tx.query(
    `INSERT INTO notification (user_id, kind, word, comment_id, created_at)
     SELECT user_id, 'answer', 'comment_answered', id, app_now() FROM comment WHERE id = $1 AND user_id IS NOT NULL`,
    [commentId],
  );
}

/** Notifies the owner of an alert of the current price, rial. */
export async function notifyOfAlert(
  tx: Queryable,
  { id, word }: { id: number; word: (typeof alertWords)[number] },
  total: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO notification (user_id, kind, word, price_alert_id, amount, created_at)
     SELECT user_id, 'price_alert', $3::text, id, $2::bigint, app_now() FROM price_alert WHERE id = $1`,
    [id, total, word],
  );
}

export async function unreadOf(from: Queryable, userId: number): Promise<number> {
  const [counted] = await from.query<{ unread: number }>(
    "SELECT count(*)::int AS unread FROM notification WHERE user_id = $1 AND read_at IS NULL",
    [userId],
    "unread_notifications",
  );
  return counted?.unread ?? 0;
}
