import { randomBytes } from "node:crypto";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { afterCommit, type PostCommit } from "../../kernel/idempotency/once.ts";
import type { Services } from "../../services.ts";
import { settle } from "../payment/settle.ts";
import { SECOND_PERSON_ABOVE } from "../refund/refund.ts";
import { type Difference, endDifference, lockDifference, outOfSuspense } from "./difference.ts";

/**
 * Decisions of an operator on money that a gateway took for no payment of ours: it is sent back, or booked where it
 * belongs.
 */

export type Decided = { operator: string; reason: string | null; reference: string | null };
type State = { state: string };
type Decision = "return" | "book";

/**
 * Sends the money back to its card, through the gateway; with a reference, records that it was sent back by hand. May
 * be repeated: the gateway is asked how the session stands before it is asked for anything.
 */
export async function returnFound(
  tx: Queryable,
  services: Services,
  id: number,
  decided: Decided,
): Promise<State | Refusal | PostCommit<State | Refusal>> {
  const found = await openUnknown(tx, id, "returned");
  if (isRefusal(found) || "state" in found) return found;
  if (await needsAnother(tx, found.difference, "return", decided)) return { state: "second_person_needed" };
  const { difference } = found;
  if (decided.reference !== null) return finishReturn(tx, difference);
  await tx.query("UPDATE settlement_difference SET state = 'returning' WHERE id = $1", [id]);
  return afterCommit(() => sendBack(services, difference));
}

async function sendBack(
  services: Services,
  { id, gateway: name, authority, amount }: Difference,
): Promise<State | Refusal> {
  const { database, gateways } = services;
  const gateway = gateways.get(name);
  if (gateway === undefined) return refuse("gateway_away");
  let standing = await gateway.inquire(authority);
  // Only what was verified can be sent back; an unverified payment is returned by the gateway at an unknown time.
  if (standing === "paid" && amount !== null && (await gateway.verify(authority, amount)).kind === "paid") {
    standing = "verified";
  }
  const outcome =
    standing === "reversed" ? "reversed" : standing === "verified" ? await gateway.reverse(authority) : "unknown";
  return database.withTx(async (tx) => {
    const difference = await lockDifference(tx, id);
    if (difference === null || difference.state !== "returning") return { state: difference?.state ?? "open" };
    if (outcome === "reversed") return finishReturn(tx, difference);
    // Not known: it stays `returning`, and is looked up when it is asked for again.
    if (outcome === "unknown") return refuse("gateway_away");
    await tx.query("UPDATE settlement_difference SET state = 'open' WHERE id = $1", [id]);
    return { state: "too_late_to_reverse" };
  });
}

async function finishReturn(tx: Queryable, difference: Difference): Promise<State> {
  await outOfSuspense(tx, difference);
  await endDifference(tx, difference, "returned");
  return { state: "returned" };
}

/**
 * Books the money to a reservation that can be paid and costs just as much: as a payment of its traveller through that
 * session, which then goes the way of every payment, the gateway's own word included.
 */
export async function bookFound(
  tx: Queryable,
  services: Services,
  id: number,
  decided: Decided & { reference: string },
): Promise<State | Refusal | PostCommit<State | Refusal>> {
  const found = await openUnknown(tx, id, "booked");
  if (isRefusal(found) || "state" in found) return found;
  const { difference } = found;
  const [owner] = await tx.query<{ user_id: number }>("SELECT user_id FROM reservation WHERE confirmation_code = $1", [
    decided.reference,
  ]);
  if (owner === undefined) return refuse("not_found");
  const payable = await services.payables.lockOpen(tx, services, decided.reference, owner.user_id);
  if (isRefusal(payable)) return payable;
  const amount = payable.due;
  if (difference.amount !== null && difference.amount !== amount) {
    return refuse("invalid_input", [
      { name: "amount", code: "amount_out_of_bounds", params: { min: amount, max: amount } },
    ]);
  }
  if (await needsAnother(tx, { ...difference, amount }, "book", decided)) return { state: "second_person_needed" };
  const [payment] = await tx.query<{ id: number }>(
    `WITH new_payment AS (
       INSERT INTO payment (public_id, user_id, reservation_id, attempt, gateway, amount, wallet_part, is_held, authority,
         state, created_at, next_check_at)
       SELECT $1, $2, $3::bigint, 1 + (SELECT count(*)::int FROM payment WHERE reservation_id = $3::bigint), $4, $5, 0, false,
         $6, 'requested', app_now(), app_now()
       RETURNING id, state),
     event AS (INSERT INTO payment_event (payment_id, state, at) SELECT id, state, app_now() FROM new_payment)
     SELECT id FROM new_payment`,
    [
      randomBytes(16).toString("base64url"),
      owner.user_id,
      payable.id,
      difference.gateway,
      amount,
      difference.authority,
    ],
  );
  await outOfSuspense(tx, difference);
  await endDifference(tx, difference, "booked", payment?.id ?? null);
  return afterCommit(async () => {
    const settled = await settle(services, difference.gateway, difference.authority, false);
    return { state: settled?.state ?? "requested" };
  });
}

/** A difference of unknown money, locked; its result when the same decision was made before. */
async function openUnknown(
  tx: Queryable,
  id: number,
  wanted: "returned" | "booked",
): Promise<{ difference: Difference } | State | Refusal> {
  const difference = await lockDifference(tx, id);
  if (difference === null) return refuse("not_found");
  if (difference.state === wanted) return { state: wanted };
  if (difference.kind !== "unknown") return refuse("not_open");
  const isOpen = difference.state === "open" || (difference.state === "returning" && wanted === "returned");
  return isOpen ? { difference } : refuse("not_open");
}

/**
 * Records the decider. Above the limit of refunds the first of two people has only proposed it: true, until another
 * does the same (ASVS 2.3.5).
 */
async function needsAnother(
  tx: Queryable,
  { id, amount }: Difference,
  decision: Decision,
  { operator, reason, reference }: Decided,
): Promise<boolean> {
  const others = await tx.query(
    "SELECT 1 FROM settlement_decision WHERE difference_id = $1 AND decision = $2 AND operator <> $3 LIMIT 1",
    [id, decision, operator],
  );
  await tx.query(
    `INSERT INTO settlement_decision (difference_id, decision, operator, reason, reference, at)
     VALUES ($1, $2, $3, $4, $5, app_now())`,
    [id, decision, operator, reason, reference],
  );
  return (amount === null || amount > SECOND_PERSON_ABOVE) && others.length === 0;
}
