import { raiseAlarm, resolveAlarm } from "../../kernel/alarm/alarm.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import type { OutboxPayload } from "../../kernel/outbox/outbox.ts";
import type { Services } from "../../services.ts";
import { change } from "./change.ts";
import { type Product, productOf } from "./product.ts";
import type { ReservationRow } from "./row.ts";
import type { Issued } from "./supplier.ts";
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
    const product = productOf(products, row.kind);
    if (row.status === "successful") return await issueAgain(tx, services, row, product);
    if (row.status !== "in_progress" || row.paidAt === null || row.issueDueAt !== null) return;
    const answer = row.isOnRequest ? "pending" : await supplier.issue(tx, row, product);
    if (answer === "pending") return await wait(tx, row, settings.issueSeconds);
    const changed =
      answer === "refused"
        ? await change(tx, products, row, "issue_failure", { reason: "not_issued" })
        : await change(tx, products, row, "issue", { actor: "system", issued: answer });
    if (isRefusal(changed)) throw new Error(`What a supplier answered was refused: ${changed.refused}`);
  });
}

/** After a change: what it left without documents. An alarm asks an operator where the supplier does not answer at once. */
async function issueAgain(
  tx: Queryable,
  { supplier, log }: Services,
  row: ReservationRow,
  product: Product,
): Promise<void> {
  if (!(await product.lacksDocuments?.(tx, row.id))) return;
  const answer = await supplier.issue(tx, row, product);
  if (answer !== "pending" && answer !== "refused") {
    const refused = await keepIssuedAgain(tx, row, product, answer);
    if (refused !== undefined) throw new Error(`What a supplier answered was refused: ${refused.refused}`);
    return;
  }
  const facts = { product: row.kind, paid_at: row.paidAt ?? row.now, starts_at: row.startsAt };
  await raiseAlarm(tx, log, { kind: "late_issue", subject: `reservation:${row.id}`, facts });
}

/** Keeps documents that were issued after a change, with the reservation locked. */
export async function keepIssuedAgain(
  tx: Queryable,
  { id }: ReservationRow,
  product: Product,
  issued: Issued,
): Promise<Refusal | undefined> {
  const refused = await product.onIssue?.(tx, id, issued);
  if (refused !== undefined) return refused;
  await tx.query(
    "UPDATE reservation SET supplier_confirmation_code = $2, version = version + 1 WHERE id = $1",
    [id, issued.code],
    "issue_again",
  );
  await resolveAlarm(tx, "late_issue", `reservation:${id}`, "issued");
  await enqueueNotice(tx, id, "voucher_issued");
  return undefined;
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
