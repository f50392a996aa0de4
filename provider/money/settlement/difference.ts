import type { IsoDate } from "#domain/calendar/types.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import type { DifferenceValue } from "#domain/contract/settlement.shapes.ts";
import { raiseAlarm, resolveAlarm } from "../../kernel/alarm/alarm.ts";
import type { AlarmKind } from "../../kernel/alarm/schema.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Log } from "../../kernel/log.ts";
import { post } from "../ledger/journal.ts";

/** A difference between a gateway's books and ours, as it is kept. */
export type Difference = DifferenceValue & { payment_id: number | null; is_in_suspense: boolean };

const COLUMNS = `id, gateway, authority, kind, state, amount, our_amount, ref_id, card_masked, payment_id, is_in_suspense,
  floor(extract(epoch FROM paid_at))::float8 AS paid_at, floor(extract(epoch FROM found_at))::float8 AS found_at`;

/** As the contract has it. */
export const shown = ({ payment_id: _, is_in_suspense: __, ...value }: Difference): DifferenceValue => value;

/** The open differences, the oldest first. */
export const openDifferences = (from: Queryable, gateway: GatewayName | null = null): Promise<Difference[]> =>
  from.query<Difference>(
    `SELECT ${COLUMNS} FROM settlement_difference
     WHERE state IN ('open', 'returning') AND ($1::text IS NULL OR gateway = $1) ORDER BY id`,
    [gateway],
  );

/** One difference, locked until the transaction ends; null when there is none. */
export async function lockDifference(tx: Queryable, id: number): Promise<Difference | null> {
  const [found] = await tx.query<Difference>(
    `SELECT ${COLUMNS} FROM settlement_difference WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return found ?? null;
}

export type Found = Pick<Difference, "gateway" | "authority" | "kind" | "amount" | "our_amount"> &
  Partial<Pick<Difference, "ref_id" | "card_masked" | "paid_at" | "payment_id">>;

export const alarmOf = {
  unknown: "unknown_payment",
  wrong_amount: "wrong_amount",
  unbooked: "unbooked_payment",
  missing: "missing_payment",
} as const satisfies Record<Difference["kind"], AlarmKind>;

/** Subject of an alarm about a difference. */
export const subjectOf = ({ payment_id, id }: Pick<Difference, "payment_id" | "id">): string =>
  payment_id === null ? `settlement:${id}` : `payment:${payment_id}`;

/**
 * Keeps a difference, once for a session of a gateway, and raises its alarm unless another alarm tells of it. One that
 * was dealt with stays so: null then. The alarm names `day`, if a settlement found it.
 */
export async function keepDifference(
  tx: Queryable,
  log: Log,
  found: Found & { day?: IsoDate },
  { isTold = false }: { isTold?: boolean } = {},
): Promise<Difference | null> {
  const { gateway, day, authority, kind, amount, our_amount, ref_id, card_masked, paid_at, payment_id } = found;
  const [kept] = await tx.query<Difference>(
    `INSERT INTO settlement_difference AS kept (gateway, authority, kind, amount, our_amount, ref_id, card_masked, paid_at,
       payment_id, found_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8), $9, app_now())
     ON CONFLICT (gateway, authority) DO UPDATE SET kind = excluded.kind, our_amount = excluded.our_amount,
       amount = coalesce(excluded.amount, kept.amount), ref_id = coalesce(excluded.ref_id, kept.ref_id),
       card_masked = coalesce(excluded.card_masked, kept.card_masked), paid_at = coalesce(excluded.paid_at, kept.paid_at),
       payment_id = coalesce(excluded.payment_id, kept.payment_id)
     WHERE kept.state IN ('open', 'returning')
     RETURNING ${COLUMNS}`,
    [
      gateway,
      authority,
      kind,
      amount,
      our_amount,
      ref_id ?? null,
      card_masked ?? null,
      paid_at ?? null,
      payment_id ?? null,
    ],
  );
  if (kept === undefined) return null;
  if (isTold) return kept;
  await raiseAlarm(tx, log, {
    kind: alarmOf[kind],
    subject: subjectOf(kept),
    facts: { gateway, ...(day !== undefined && { day }), difference: kept.id, amount: kept.amount, our_amount },
  });
  return kept;
}

/** Closes a difference: it was resolved, or no longer exists. */
export async function endDifference(
  tx: Queryable,
  difference: Difference,
  state: "returned" | "booked",
  paymentId: number | null = difference.payment_id,
): Promise<void> {
  await tx.query("UPDATE settlement_difference SET state = $2, payment_id = $3 WHERE id = $1", [
    difference.id,
    state,
    paymentId,
  ]);
  await resolveAlarm(tx, alarmOf[difference.kind], subjectOf(difference), state);
}

/** Books money that a gateway took for no payment of ours: from then on it is in our books, and owed. */
export async function intoSuspense(tx: Queryable, { id, amount, is_in_suspense }: Difference): Promise<void> {
  if (is_in_suspense || amount === null) return;
  await post(tx, {
    kind: "found",
    ref: `settlement:${id}`,
    postings: [
      { account: { kind: "gateway_clearing" }, amount: -amount },
      { account: { kind: "suspense" }, amount },
    ],
  });
  await tx.query("UPDATE settlement_difference SET is_in_suspense = true WHERE id = $1", [id]);
}

/** Books it out of `suspense`: it went back through the gateway, or a payment of ours books it now. */
export async function outOfSuspense(tx: Queryable, { id, amount, is_in_suspense }: Difference): Promise<void> {
  if (!is_in_suspense || amount === null) return;
  await post(tx, {
    kind: "found_settled",
    ref: `settlement:${id}`,
    postings: [
      { account: { kind: "suspense" }, amount: -amount },
      { account: { kind: "gateway_clearing" }, amount },
    ],
  });
  await tx.query("UPDATE settlement_difference SET is_in_suspense = false WHERE id = $1", [id]);
}
