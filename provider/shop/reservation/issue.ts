import { raiseAlarm } from "../../kernel/alarm/alarm.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import type { OutboxPayload } from "../../kernel/outbox/outbox.ts";
import type { Services } from "../../services.ts";
import { change } from "./change.ts";
import { productOf } from "./product.ts";
import type { ReservationRow } from "./row.ts";
import { lockReservation } from "./up-to-date.ts";

/** Paid reservations that wait for their supplier to issue them. */

/**
 * Asks the supplier of a paid reservation, from the outbox: issued (T20), refused with all money back (T21), or still
 * to come, which its owner is told once. A booking on request is always issued by a person. A repeated message, or one
 * after an operator's decision, does nothing.
 */
export async function issueOrdered({ reservation_id }: OutboxPayload, services: Services): Promise<void> {
  const { database, products, supplier, settings } = services;
  await database.withTx(async (tx) => {
    const row = await lockReservation(tx, services, { id: Number(reservation_id) });
    if (row === null) throw new Error("A voucher was ordered for no reservation");
    if (row.status !== "in_progress" || row.paidAt === null || row.issueDueAt !== null) return;
    const product = productOf(products, row.kind);
    const answer = row.isOnRequest ? "pending" : await supplier.issue(tx, row, product);
    if (answer === "pending") return await wait(tx, row, settings.issueSeconds);
    const changed =
      answer === "refused"
        ? await change(tx, products, row, "issue_failure", { reason: "not_issued" })
        : await change(tx, products, row, "issue", { actor: "system", issued: answer });
    if (isRefusal(changed)) throw new Error(`What a supplier answered was refused: ${changed.refused}`);
  });
}

async function wait(tx: Queryable, { id }: ReservationRow, seconds: number): Promise<void> {
  await tx.query(
    "UPDATE reservation SET issue_due_at = app_now() + make_interval(secs => $2::float8) WHERE id = $1",
    [id, seconds],
    "wait_for_supplier",
  );
  await enqueueNotice(tx, id, "being_issued");
}

/**
 * Paid an hour ago, and no order of theirs will reach a supplier: those of the version before, and those whose message was
 * given up. An order that still waits, as after hours in which the provider was away, is delivered first.
 */
const UNTIMED = `
  UPDATE reservation SET issue_due_at = paid_at + make_interval(secs => $1::float8)
  WHERE status = 'in_progress' AND issue_due_at IS NULL AND paid_at < app_now() - interval '1 hour'
    AND NOT EXISTS (SELECT FROM outbox WHERE outbox.kind = 'issue' AND outbox.state = 'waiting'
      AND outbox.payload::json ->> 'reservation_id' = reservation.id::text)`;

const LATE = `
  SELECT id, kind, floor(extract(epoch FROM paid_at))::float8 AS paid_at, floor(extract(epoch FROM starts_at))::float8 AS starts_at
  FROM reservation WHERE status = 'in_progress' AND issue_due_at <= app_now()
    AND NOT EXISTS (SELECT FROM alarm WHERE alarm.kind = 'late_issue' AND subject = 'reservation:' || reservation.id)
  ORDER BY issue_due_at LIMIT 100`;

type Late = { id: number; kind: string; paid_at: number; starts_at: number };

/** The job: one alarm for each paid reservation that was not issued in its time. Issuing or refusing it resolves it. */
export async function watchLateIssues({ database, log, settings }: Services): Promise<void> {
  await database.query(UNTIMED, [settings.issueSeconds], "untimed_issues");
  for (const { id, kind, paid_at, starts_at } of await database.query<Late>(LATE, [], "late_issues")) {
    const facts = { product: kind, paid_at, starts_at };
    await database.withTx((tx) => raiseAlarm(tx, log, { kind: "late_issue", subject: `reservation:${id}`, facts }));
  }
}
