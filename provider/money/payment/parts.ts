import { boundsOfPart, deadlineOfParts, isPart, leastForDeadline, type PartsStanding } from "#domain/payment/parts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { post, walletOf } from "../ledger/journal.ts";
import type { Payable, PayingServices } from "../payables.ts";
import type { PaymentRow } from "./row.ts";

/**
 * Payment in parts (decision 136). A verified part lies in an account of its own, and the reservation stays to be paid;
 * the last part books all of them in its transaction. Verified parts and sessions at the bank together never exceed what
 * is due, judged under the reservation's lock.
 */

/**
 * `free`: the lowest number that no part has, null when all have one; `isWholeOpen`: the whole is at the bank. `open` and
 * `count` hold shares that are not paid yet too; `atBank`: sessions alone, rial.
 */
export type Standing = PartsStanding & { free: number | null; verified: number; isWholeOpen: boolean; atBank: number };

/** Payment or share that is not counted, by its id. */
type Without = { payment?: number; share?: number };

/** SQL: a payment is at the bank, or its result is not known. */
export const IS_OPEN = "state IN ('created', 'requested', 'returned', 'verifying', 'unknown')";

/** Parts of a reservation, as its payments and shares say. A share that is at the bank or paid is its payment. */
export async function standingOfParts(
  from: Queryable,
  reservationId: number,
  { payment = 0, share = 0 }: Without = {},
): Promise<Standing> {
  const [standing] = await from.query<Standing>(
    `WITH counted AS (SELECT * FROM payment WHERE reservation_id = $1 AND id <> $2),
       waiting AS (
         SELECT amount FROM payment_share AS share WHERE reservation_id = $1 AND id <> $3 AND revoked_at IS NULL
           AND NOT EXISTS (SELECT FROM counted WHERE share_id = share.id AND (state = 'verified' OR ${IS_OPEN}))),
       shared AS (SELECT coalesce(sum(amount), 0)::bigint AS sum, count(*)::int AS count FROM waiting)
     SELECT coalesce(sum(amount) FILTER (WHERE part IS NOT NULL AND state = 'verified'), 0)::bigint AS paid,
       coalesce(sum(amount) FILTER (WHERE part IS NOT NULL AND ${IS_OPEN}), 0)::bigint AS "atBank",
       (coalesce(sum(amount) FILTER (WHERE part IS NOT NULL AND ${IS_OPEN}), 0) + (SELECT sum FROM shared))::bigint AS open,
       count(*) FILTER (WHERE part IS NOT NULL AND (state = 'verified' OR ${IS_OPEN}))::int + (SELECT count FROM shared) AS count,
       count(*) FILTER (WHERE part IS NOT NULL AND state = 'verified')::int AS verified,
       coalesce(bool_or(part IS NULL AND ${IS_OPEN}), false) AS "isWholeOpen",
       (SELECT min(number) FROM generate_series(1, 6) AS number WHERE NOT EXISTS (
          SELECT FROM counted AS other WHERE other.part = number AND (other.state = 'verified' OR other.${IS_OPEN}))) AS free
     FROM counted`,
    [reservationId, payment, share],
    "standing_of_parts",
  );
  if (standing === undefined) throw new Error("Nothing was counted");
  return standing;
}

/**
 * Amount and number of the payment that begins: null where it pays the whole in one go. Without a named amount it pays all
 * that parts have left.
 */
export function nextPart(
  due: number,
  standing: Standing,
  wanted: number | undefined,
): { amount: number; part: number } | Refusal | null {
  if (wanted === undefined && standing.count === 0) return null;
  const bounds = boundsOfPart(due, standing);
  const isTaken = standing.isWholeOpen || (wanted === undefined && standing.atBank > 0);
  if (isTaken || bounds === null || standing.free === null) return refuse("payment_under_way");
  const amount = wanted ?? bounds.max;
  if (!isPart(amount, due, standing)) {
    return refuse("invalid_input", [{ name: "part", code: "amount_out_of_bounds", params: bounds }]);
  }
  return { amount, part: standing.free };
}

/**
 * Number of the payment of a share: all of it, or nothing. Refused where the whole or the share itself is at the bank, and
 * where less is missing than the share, beside the other shares.
 */
export function partOfShare(due: number, amount: number, standing: Standing): number | Refusal {
  if (standing.isWholeOpen) return refuse("payment_under_way");
  const isNeeded = amount <= due - standing.paid - standing.open;
  return isNeeded && standing.free !== null ? standing.free : refuse("not_open");
}

/** Outcome of a verified part: its number, or the reason why it goes back. */
export type Taken = { part: number } | { reason: "part_exceeds" };

/**
 * Takes a verified part of a locked reservation that is open: its money goes into the account of parts, and with the last
 * one the whole is paid. A part whose session was given up may come after others have taken its place: then it goes back.
 * The stock is locked before any wallet by the caller.
 */
export async function takePart(
  tx: Queryable,
  services: PayingServices,
  payment: PaymentRow,
  payable: Payable,
): Promise<Taken> {
  const { id, amount, walletPart, reservationId, userId } = payment;
  const { paid, verified, free } = await standingOfParts(tx, payable.id, { payment: id });
  const missing = payable.due - paid;
  const part = payment.state === "failed" ? free : payment.part;
  if (amount > missing || part === null || (await isPaidOtherwise(tx, payment))) return { reason: "part_exceeds" };
  await post(tx, {
    kind: "part",
    ref: `payment:${id}`,
    reservationId,
    postings: [
      { account: walletOf(userId), amount: -walletPart },
      { account: { kind: "gateway_clearing" }, amount: walletPart - amount },
      { account: { kind: "paid_in_parts" }, amount },
    ],
  });
  faultPoint("mid:part");
  if (amount === missing) await payWhole(tx, services, payment, payable);
  else if (verified === 0 && amount >= leastForDeadline(payable.due)) await lengthen(tx, services, payable);
  return { part };
}

/** True when another payment of the same share is verified or at the bank. */
async function isPaidOtherwise(tx: Queryable, { id, shareId }: PaymentRow): Promise<boolean> {
  if (shareId === null) return false;
  const others = await tx.query(
    `SELECT FROM payment WHERE share_id = $1 AND id <> $2 AND (state = 'verified' OR ${IS_OPEN})`,
    [shareId, id],
    "share_paid_otherwise",
  );
  return others.length > 0;
}

/** All parts are there: they are booked as the payment, and the reservation is paid. */
async function payWhole(tx: Queryable, services: PayingServices, payment: PaymentRow, payable: Payable): Promise<void> {
  const creditor = await services.payables.creditor(tx, services, payable);
  const actor = payment.gateway === null ? "user" : undefined;
  if ((await services.payables.paid(tx, services, payable, actor)) !== "applied") {
    throw new Error("A reservation that is open was not to be paid");
  }
  await post(tx, {
    kind: "payment",
    ref: `payment:${payment.id}`,
    reservationId: payable.id,
    postings: [
      { account: { kind: "paid_in_parts" }, amount: -payable.due },
      { account: { kind: creditor }, amount: payable.due },
    ],
  });
  await services.payables.booked(tx, services, payable);
}

async function lengthen(tx: Queryable, { payables }: PayingServices, payable: Payable): Promise<void> {
  const { deadlineAt, lastPayAt, now } = payable;
  if (deadlineAt === null || deadlineAt <= now) return;
  const deadline = deadlineOfParts(now, deadlineAt, lastPayAt);
  if (deadline > deadlineAt) await payables.moveDeadline(tx, payable, deadline);
}
