import type { RefundState } from "#domain/contract/refund.shapes.ts";
import { legsOverCards, type RefundLegs, refundDestinations, refundLegs } from "#domain/refund/legs.ts";
import type { Reason } from "#domain/reservation/reasons.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { type Account, isTooLittle, type Posting, post, type SiteAccount, walletOf } from "../ledger/journal.ts";
import { lockDividedBack } from "./card.ts";
import { hasSheba, tellOfShareOwed } from "./share-owed.ts";

/**
 * Invariants of refunds: their owner only, what is left of what was paid and no more, each once.
 */

/** R188. */
export const PROMISED_HOURS = 72;
/** Above this, one person approves and another pays out (ASVS 2.3.5), rial. */
export const SECOND_PERSON_ABOVE = 500_000_000;

export type Destination = { to: "card" } | { to: "wallet" } | { to: "bank"; bankAccountId: number };

/**
 * Reason why a reservation gives money back; each cause does so once, and it is the refund's key in the books: its end,
 * the cancellation of a part or a change, numbered, what the wallet paid of a sum that was never whole, a fact of its
 * supplier that forbids what the end has kept, or a payment that came too late.
 */
export type RefundCause =
  | "ended"
  | `part:${number}`
  | `change:${number}`
  | `fact:${string}`
  | `late:${number}`
  | `part_of_wallet:${number}`;

/** Cause of a row: where several cards get something back, each further one has a row of its own. */
type RowCause = RefundCause | `${RefundCause}:card:${number}`;

/** The journal of a cause. The end of a reservation is booked under the name that the version before gives it. */
const refOf = (reservationId: number, cause: RowCause): string =>
  cause === "ended" ? `reservation:${reservationId}` : `reservation:${reservationId}:${cause}`;

export type ReservationRefund = {
  reservationId: number;
  userId: number;
  /** Account that holds what was paid. */
  from: SiteAccount;
  cause: RefundCause;
  /** Rial: what was paid less the penalty. */
  amount: number;
  penalty: number;
  destination: Destination;
  reason: Reason | null;
};

/**
 * Refunds a reservation, in the transaction of its cause, which holds the reservation's lock: to the wallet at once; to
 * the cards that paid by their gateway, which the reconciler asks, each with a row of its own; to a bank by a request that an operator handles.
 *
 * @throws when this cause was booked before: the caller recognises a repetition first.
 */
export async function refundReservation(tx: Queryable, given: ReservationRefund): Promise<number> {
  const { reservationId, cause, amount, penalty, destination } = given;
  const { ofBooker, cards, ofShares } = await lockDividedBack(tx, reservationId, amount);
  const [ofCard, ...further] = destination.to === "card" ? legsOverCards(ofBooker, cards) : [];
  const ofFurther = further.reduce((sum, leg) => sum + leg.amount, 0);
  const legs = refundLegs(ofBooker - ofFurther, destination.to, ofCard?.amount ?? 0);
  const own = { legs, cardPaymentId: ofCard?.card.paymentId ?? null, shareId: null };
  const toCards = [...further, ...ofShares].map(({ card, amount: part }) => ({
    legs: { card: part, bank: 0, wallet: 0 },
    cardPaymentId: card.paymentId,
    shareId: card.shareId,
  }));
  const [first, ...others] = ofBooker > 0 ? [own, ...toCards] : toCards;
  if (first === undefined) throw new Error("A refund has no payer");
  const id = await refundOnce(tx, given, { ...first, cause, penalty });
  for (const other of others)
    await refundOnce(tx, given, { ...other, cause: `${cause}:card:${other.cardPaymentId ?? 0}`, penalty: 0 });
  return id;
}

type Once = {
  cause: RowCause;
  legs: RefundLegs;
  penalty: number;
  cardPaymentId: number | null;
  shareId: number | null;
};

/** One row of a refund, which one card at most gets something of. */
async function refundOnce(tx: Queryable, given: ReservationRefund, once: Once): Promise<number> {
  const { reservationId, userId, from, destination, reason } = given;
  const { cause, legs, penalty, cardPaymentId, shareId } = once;
  const postings: Posting[] = [
    { account: { kind: from }, amount: -(legs.card + legs.bank + legs.wallet) },
    { account: walletOf(userId), amount: legs.wallet },
    { account: { kind: "refunds_payable" }, amount: legs.card + legs.bank },
  ];
  const journal = await post(tx, { kind: "refund", ref: refOf(reservationId, cause), reservationId, postings });
  if (journal === null) throw new Error(`A refund was booked before: ${cause}`);
  faultPoint("mid:refund");
  return open(tx, {
    userId,
    source: "reserve",
    reservationId,
    cause,
    legs,
    penalty,
    bankAccountId: legs.bank > 0 && destination.to === "bank" ? destination.bankAccountId : null,
    cardPaymentId,
    shareId,
    state: legs.bank > 0 ? "requested" : legs.card > 0 ? "paying" : "paid",
    reason,
  });
}

/** A payment that settled nothing, or a part of a sum that was never whole, and its way back. Rial. */
type Returned = {
  userId: number;
  reservationId: number;
  paymentId: number;
  shareId: number | null;
  amount: number;
  destination: "card" | "wallet";
  cause: RefundCause;
  reason: "late_payment" | "parts_incomplete";
};

/** Records a payment that has been returned, to the card or the wallet, so that its owner sees it (T24). */
export async function recordReturned(tx: Queryable, returned: Returned): Promise<void> {
  const { userId, reservationId, paymentId, shareId, amount, destination, cause, reason } = returned;
  await open(tx, {
    userId,
    source: "reserve",
    reservationId,
    cause,
    legs: refundLegs(amount, destination, amount),
    penalty: 0,
    bankAccountId: null,
    cardPaymentId: destination === "card" ? paymentId : null,
    shareId,
    state: "paid",
    reason,
  });
}

/** Opens what a companion's card did not take back of a payment that settled nothing: a sheba is asked for. */
export async function oweToShare(
  tx: Queryable,
  returned: Omit<Returned, "destination" | "shareId"> & { shareId: number },
): Promise<void> {
  const { userId, reservationId, paymentId, shareId, amount, cause, reason } = returned;
  await open(tx, {
    userId,
    source: "reserve",
    reservationId,
    cause,
    legs: refundLegs(amount, "bank", 0),
    penalty: 0,
    bankAccountId: null,
    cardPaymentId: paymentId,
    shareId,
    state: "requested",
    reason,
  });
  await tellOfShareOwed(tx, shareId, amount);
}

/** Destination of money from the wallet: a bank account, or the card of a top-up, by its payment. */
export type WithdrawTo = { bankAccountId: number } | { cardPaymentId: number };

/** Takes money out of the wallet (R160). Refused when the wallet has less than that available. */
export async function withdrawFromWallet(
  tx: Queryable,
  given: { userId: number; amount: number; to: WithdrawTo; reason: Reason | null },
): Promise<number | Refusal> {
  const { userId, amount, to, reason } = given;
  const isToCard = "cardPaymentId" in to;
  const id = await open(tx, {
    userId,
    source: "wallet",
    reservationId: null,
    cause: null,
    legs: refundLegs(amount, isToCard ? "card" : "bank", amount),
    penalty: 0,
    bankAccountId: isToCard ? null : to.bankAccountId,
    cardPaymentId: isToCard ? to.cardPaymentId : null,
    shareId: null,
    state: isToCard ? "paying" : "requested",
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
  cause: RowCause | null;
  legs: RefundLegs;
  penalty: number;
  bankAccountId: number | null;
  cardPaymentId: number | null;
  shareId: number | null;
  state: RefundState;
  reason: Reason | null;
};

/** Inserts a refund with its legs. The card's leg of one that is `paying` is sent by the reconciler, from now on. */
async function open(tx: Queryable, opening: Opening): Promise<number> {
  const { userId, source, reservationId, cause, legs, penalty, bankAccountId, cardPaymentId, state, reason } = opening;
  const { shareId } = opening;
  const destination = refundDestinations.find((to) => legs[to] > 0);
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO refund (user_id, source, reservation_id, amount, penalty, destination, bank_account_id, state, due_at,
       card_part, bank_part, wallet_part, card_payment_id, next_check_at, cause, share_id)
     VALUES ($1, $2, $3, $8::bigint + $9::bigint + $10::bigint, $4, $5, $6, $7,
       app_now() + interval '${PROMISED_HOURS} hours', $8, $9, $10, $11, CASE WHEN $7 = 'paying' THEN app_now() END, $12, $13)
     RETURNING id`,
    [
      userId,
      source,
      reservationId,
      penalty,
      destination ?? "wallet",
      bankAccountId,
      state,
      legs.card,
      legs.bank,
      legs.wallet,
      legs.card > 0 ? cardPaymentId : null,
      cause,
      shareId,
    ],
  );
  if (made === undefined) throw new Error("The refund was not kept");
  await recordRefund(tx, made.id, state, null, reason);
  return made.id;
}

/** Adds to a refund's history. */
export const recordRefund = (
  tx: Queryable,
  id: number,
  state: RefundState,
  operator: string | null,
  reason: Reason | null,
) =>
  tx.query("INSERT INTO refund_event (refund_id, state, operator, reason, at) VALUES ($1, $2, $3, $4, app_now())", [
    id,
    state,
    operator,
    reason,
  ]);

/** Transitions of a refund that is on its way to a bank: from where, to where, and whether the money comes back. */
export const decisions = {
  approve: { from: ["requested"], to: "approved", comesBack: false },
  reject: { from: ["requested", "approved"], to: "rejected", comesBack: true },
  withdraw: { from: ["requested"], to: "withdrawn", comesBack: true },
  sent: { from: ["approved"], to: "paid", comesBack: false },
} as const satisfies Record<string, { from: readonly RefundState[]; to: RefundState; comesBack: boolean }>;
export type Decision = keyof typeof decisions;

export type Deciding = {
  /** Required owner of the refund, where its owner decides. */
  userId?: number;
  operator?: string;
  reason?: Reason | null;
  bankReference?: string;
};

type Row = {
  id: number;
  user_id: number;
  share_id: number | null;
  amount: number;
  state: RefundState;
  reservation_id: number | null;
};

/**
 * Books money that was on its way as arrived: `payout` where a bank account or the card got it, `refund_returned` where
 * the wallet gets it after all. `amount`: the leg on its way, rial.
 */
export const postBack = (
  tx: Queryable,
  { id, amount, reservation_id: reservationId }: Pick<Row, "id" | "amount" | "reservation_id">,
  kind: "payout" | "refund_returned",
  to: Account,
) =>
  post(tx, {
    kind,
    ref: `refund:${id}`,
    reservationId,
    postings: [
      { account: { kind: "refunds_payable" }, amount: -amount },
      { account: to, amount },
    ],
  });

/** Takes a refund one step on, under its lock; money that does not go to the bank after all goes to the wallet. */
export async function decide(
  tx: Queryable,
  id: number,
  decision: Decision,
  { userId, operator, reason = null, bankReference }: Deciding,
): Promise<{ state: RefundState } | Refusal> {
  const [row] = await tx.query<Row>(
    "SELECT id, user_id, share_id, bank_part AS amount, state, reservation_id FROM refund WHERE id = $1 FOR NO KEY UPDATE",
    [id],
  );
  if (row === undefined || (userId !== undefined && row.user_id !== userId)) return refuse("not_found");
  const { from, to, comesBack } = decisions[decision];
  if (!(from as readonly RefundState[]).includes(row.state)) return refuse("not_open");
  if (decision === "sent" && row.amount > SECOND_PERSON_ABOVE && (await hasApproved(tx, id, operator))) {
    return refuse("invalid_input", [{ name: "operator", code: "second_person" }]);
  }
  // A companion's has no wallet to come back to, and nothing is sent before there is a sheba.
  if (row.share_id !== null && (comesBack || !(await hasSheba(tx, row.share_id)))) return refuse("not_open");
  if (comesBack) await postBack(tx, row, "refund_returned", walletOf(row.user_id));
  if (decision === "sent") await postBack(tx, row, "payout", { kind: "gateway_clearing" });
  await tx.query("UPDATE refund SET state = $2, bank_reference = coalesce($3, bank_reference) WHERE id = $1", [
    id,
    to,
    bankReference ?? null,
  ]);
  await recordRefund(tx, id, to, operator ?? null, reason);
  return { state: to };
}

async function hasApproved(tx: Queryable, id: number, operator: string | undefined): Promise<boolean> {
  const rows = await tx.query(
    "SELECT id FROM refund_event WHERE refund_id = $1 AND state = 'approved' AND operator = $2",
    [id, operator ?? null],
  );
  return rows.length > 0;
}
