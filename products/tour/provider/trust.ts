import type { Queryable } from "#provider/kernel/database/database.ts";
import { post } from "#provider/money/ledger/journal.ts";
import type { Services } from "#provider/services.ts";

/** The account where a tour's money lies: in trust until it is released, then with its agency. */
export async function trustOf(tx: Queryable, reservationId: number): Promise<"held_in_trust" | "supplier_payable"> {
  const [journey] = await tx.query<{ isHeld: boolean }>(
    `SELECT released_at IS NULL AS "isHeld" FROM reservation_tour WHERE reservation_id = $1`,
    [reservationId],
    "is_in_trust",
  );
  return journey?.isHeld === false ? "supplier_payable" : "held_in_trust";
}

/**
 * Moves money of a reservation that its agency may keep from trust to the agency: it was paid for what its owner gave up.
 * Nothing where the trust was released already.
 */
export async function releaseKept(
  tx: Queryable,
  reservationId: number,
  { of, kept, number }: { readonly of: "change" | "part"; readonly kept: number; readonly number: number },
): Promise<void> {
  if (kept === 0 || (await trustOf(tx, reservationId)) === "supplier_payable") return;
  await post(tx, {
    kind: "trust_release",
    ref: `reservation:${reservationId}:${of}:${number}`,
    reservationId,
    postings: [
      { account: { kind: "held_in_trust" }, amount: -kept },
      { account: { kind: "supplier_payable" }, amount: kept },
    ],
  });
}

/** Number of reservations that one run reads at once. */
const BATCH = 200;

/** True when a departure is confirmed, or its day of decision has not come; one that left the catalogue has departed. */
const LEAVES =
  "coalesce(departure.state = 'guaranteed' OR (departure.state = 'scheduled' AND decide_by > app_now()), true)";

/**
 * Reservations whose money may be released from trust: the tour has left, or it was cancelled. Two are left alone. One
 * that is still open and unpaid: a payment at the last moment would find it released already, and stay in trust. And
 * one of a departure that is cancelled, or whose decision is overdue: its money may have to go back whole.
 */
const DUE = `
  SELECT reservation_id AS id FROM reservation_tour AS journey JOIN reservation ON reservation.id = journey.reservation_id
  LEFT JOIN tour_departure AS departure ON departure.id = journey.departure_id
  WHERE released_at IS NULL
    AND (paid > 0 AND starts_at <= app_now() AND ${LEAVES} OR status IN ('expired', 'unsuccessful', 'cancelled'))
  ORDER BY reservation_id LIMIT ${BATCH}`;

/** Sum of a reservation held in trust, rial. */
const HELD = `
  SELECT coalesce(sum(posting.amount), 0)::bigint AS held FROM ledger_journal AS journal
  JOIN ledger_posting AS posting ON posting.journal_id = journal.id
  JOIN ledger_account AS account ON account.id = posting.account_id AND account.kind = 'held_in_trust'
  WHERE journal.reservation_id = $1`;

/**
 * Job: releases the money paid for a tour and not given back from trust to its agency on the departure, or when it was
 * cancelled. Once for each reservation, under its lock; safe to run by several processes and after a crash.
 */
export async function releaseTrust({ database }: Pick<Services, "database">, stopping?: AbortSignal): Promise<number> {
  const due = await database.query<{ id: number }>(DUE, [], "trust_due");
  let released = 0;
  for (const { id } of due) {
    if (stopping?.aborted) break;
    if (await database.withTx((tx) => releaseOne(tx, id))) released += 1;
  }
  return released;
}

async function releaseOne(tx: Queryable, id: number): Promise<boolean> {
  await tx.query("SELECT FROM reservation WHERE id = $1 FOR NO KEY UPDATE", [id], "lock_for_release");
  const [mine] = await tx.query(
    "UPDATE reservation_tour SET released_at = app_now() WHERE reservation_id = $1 AND released_at IS NULL RETURNING reservation_id",
    [id],
    "release_once",
  );
  if (mine === undefined) return false;
  const [trust] = await tx.query<{ held: number }>(HELD, [id], "held_in_trust");
  const held = trust?.held ?? 0;
  if (held === 0) return false;
  await post(tx, {
    kind: "trust_release",
    ref: `reservation:${id}`,
    reservationId: id,
    postings: [
      { account: { kind: "held_in_trust" }, amount: -held },
      { account: { kind: "supplier_payable" }, amount: held },
    ],
  });
  return true;
}
