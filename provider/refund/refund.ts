import type { RefundState } from "#domain/contract/account.shapes.ts";
import type { Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import { faultPoint } from "../fault-points.ts";
import { isTooLittle, type Posting, post, walletOf } from "../ledger/journal.ts";
import type { Product } from "../reservation/product.ts";

/**
 * What refunds promise: their owner only, what is left of what was paid and no more, each once (reliability rule 19).
 */

/** R188. */
const PROMISED_HOURS = 72;
/** Above this, one person approves and another pays out (ASVS 2.3.5), rial. */
export const SECOND_PERSON_ABOVE = 500_000_000;

export type Destination = { to: "wallet" } | { to: "bank"; bankAccountId: number };

export type ReservationRefund = {
  reservationId: number;
  userId: number;
  /** Whom what was paid is owed to. */
  from: Product["payableAccount"];
  /** Rial: what was paid less the penalty. */
  amount: number;
  penalty: number;
  destination: Destination;
  reason: string | null;
};

/**
 * Refunds what a reservation returns, in the transaction that ends it: to the wallet at once, to a bank by a request
 * that an operator sees through. Booked once for a reservation: null when it was before.
 */
export async function refundReservation(tx: Queryable, given: ReservationRefund): Promise<number | null> {
  const { reservationId, userId, from, amount, penalty, destination, reason } = given;
  const toWallet = destination.to === "wallet";
  const postings: Posting[] = [
    { account: { kind: from }, amount: -amount },
    { account: toWallet ? walletOf(userId) : { kind: "refunds_payable" }, amount },
  ];
  const journal = await post(tx, { kind: "refund", ref: `reservation:${reservationId}`, reservationId, postings });
  if (journal === null) return null;
  faultPoint("mid:refund");
  const bankAccountId = destination.to === "bank" ? destination.bankAccountId : null;
  return open(tx, {
    userId,
    source: "reserve",
    reservationId,
    amount,
    penalty,
    bankAccountId,
    destination: destination.to,
    reason,
  });
}

/** Records a late payment that has been returned, to the card or the wallet, so that its owner sees it (T24). */
export async function recordLateRefund(
  tx: Queryable,
  late: { userId: number; reservationId: number; amount: number; destination: "card" | "wallet" },
): Promise<void> {
  await open(tx, { source: "reserve", penalty: 0, bankAccountId: null, reason: "late_payment", ...late });
}

/** Takes money out of the wallet towards a bank (R160). Refused when the wallet has less than that available. */
export async function withdrawFromWallet(
  tx: Queryable,
  given: { userId: number; amount: number; bankAccountId: number; reason: string | null },
): Promise<number | Refusal> {
  const { userId, amount, bankAccountId, reason } = given;
  const id = await open(tx, {
    userId,
    source: "wallet",
    reservationId: null,
    amount,
    penalty: 0,
    bankAccountId,
    destination: "bank",
    reason,
  });
  try {
    await post(tx, {
      kind: "withdrawal",
      ref: `refund:${id}`,
      postings: [
        { account: walletOf(userId), amount: -amount },
        { account: { kind: "refunds_payable" }, amount },
      ],
    });
    return id;
  } catch (error) {
    if (isTooLittle(error)) return refuse("wallet_insufficient");
    throw error;
  }
}

type Opening = {
  userId: number;
  source: "reserve" | "wallet";
  reservationId: number | null;
  amount: number;
  penalty: number;
  /** Null: to the wallet, or to the card that paid; it is there already. */
  bankAccountId: number | null;
  destination: "card" | "wallet" | "bank";
  reason: string | null;
};

async function open(tx: Queryable, opening: Opening): Promise<number> {
  const { userId, source, reservationId, amount, penalty, bankAccountId, destination, reason } = opening;
  const state: RefundState = bankAccountId === null ? "paid" : "requested";
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO refund (user_id, source, reservation_id, amount, penalty, destination, bank_account_id, state, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, app_now() + interval '${PROMISED_HOURS} hours') RETURNING id`,
    [userId, source, reservationId, amount, penalty, destination, bankAccountId, state],
  );
  if (made === undefined) throw new Error("The refund was not kept");
  await record(tx, made.id, state, null, reason);
  return made.id;
}

const record = (tx: Queryable, id: number, state: RefundState, operator: string | null, reason: string | null) =>
  tx.query("INSERT INTO refund_event (refund_id, state, operator, reason, at) VALUES ($1, $2, $3, $4, app_now())", [
    id,
    state,
    operator,
    reason,
  ]);

/**
 * What can be done to a refund that is on its way to a bank: from where, to where, and whether the money comes back.
 */
export const decisions = {
  approve: { from: ["requested"], to: "approved", comesBack: false },
  reject: { from: ["requested", "approved"], to: "rejected", comesBack: true },
  withdraw: { from: ["requested"], to: "withdrawn", comesBack: true },
  sent: { from: ["approved"], to: "paid", comesBack: false },
} as const satisfies Record<string, { from: readonly RefundState[]; to: RefundState; comesBack: boolean }>;
export type Decision = keyof typeof decisions;

export type Deciding = {
  /** Whose refund it must be, where its owner decides. */
  userId?: number;
  operator?: string;
  reason?: string | null;
  bankReference?: string;
};

type Row = { id: number; user_id: number; amount: number; state: RefundState; reservation_id: number | null };

/** Takes a refund one step on, under its lock; money that does not go to the bank after all goes to the wallet. */
export async function decide(
  tx: Queryable,
  id: number,
  decision: Decision,
  { userId, operator, reason = null, bankReference }: Deciding,
): Promise<{ state: RefundState } | Refusal> {
  const [row] = await tx.query<Row>(
    "SELECT id, user_id, amount, state, reservation_id FROM refund WHERE id = $1 FOR NO KEY UPDATE",
    [id],
  );
  if (row === undefined || (userId !== undefined && row.user_id !== userId)) return refuse("not_found");
  const { from, to, comesBack } = decisions[decision];
  if (!(from as readonly RefundState[]).includes(row.state)) return refuse("not_open");
  if (decision === "sent" && row.amount > SECOND_PERSON_ABOVE && (await hasApproved(tx, id, operator))) {
    return refuse("invalid_input", [{ name: "operator", code: "second_person" }]);
  }
  if (comesBack) {
    await post(tx, {
      kind: "refund_returned",
      ref: `refund:${id}`,
      reservationId: row.reservation_id,
      postings: [
        { account: { kind: "refunds_payable" }, amount: -row.amount },
        { account: walletOf(row.user_id), amount: row.amount },
      ],
    });
  }
  if (decision === "sent") {
    await post(tx, {
      kind: "payout",
      ref: `refund:${id}`,
      reservationId: row.reservation_id,
      postings: [
        { account: { kind: "refunds_payable" }, amount: -row.amount },
        { account: { kind: "gateway_clearing" }, amount: row.amount },
      ],
    });
  }
  await tx.query("UPDATE refund SET state = $2, bank_reference = coalesce($3, bank_reference) WHERE id = $1", [
    id,
    to,
    bankReference ?? null,
  ]);
  await record(tx, id, to, operator ?? null, reason);
  return { state: to };
}

async function hasApproved(tx: Queryable, id: number, operator: string | undefined): Promise<boolean> {
  const rows = await tx.query(
    "SELECT id FROM refund_event WHERE refund_id = $1 AND state = 'approved' AND operator = $2",
    [id, operator ?? null],
  );
  return rows.length > 0;
}
