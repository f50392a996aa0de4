import type {
  RefundLegValue,
  RefundState,
  RefundWayValue,
  ReservationRefundValue,
} from "#domain/contract/refund.shapes.ts";
import { legsOverCards, type RefundDestination, refundDestinations, refundLegs } from "#domain/refund/legs.ts";
import { openedAccount, type SealedAccount, shownBankAccount } from "../../identity/account/bank-accounts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Divided } from "./card.ts";

/** Inputs of a refund's legs: rial, instants in epoch seconds. */
export type LegsRow = {
  card_part: number;
  bank_part: number;
  wallet_part: number;
  /** The card, as its gateway masks it. */
  card_number: string | null;
  opened_at: number;
  due_at: number;
  /** Time at which the pending money was sent; null until then. */
  paid_at: number | null;
};

/** SQL: the columns of a `LegsRow`, of a row of `refund`. */
export const LEGS = `card_part, bank_part, wallet_part,
    (SELECT card_masked FROM payment WHERE payment.id = card_payment_id) AS card_number,
    (SELECT floor(extract(epoch FROM min(at)))::float8 FROM refund_event WHERE refund_id = refund.id) AS opened_at,
    floor(extract(epoch FROM due_at))::float8 AS due_at,
    (SELECT floor(extract(epoch FROM min(at)))::float8 FROM refund_event
     WHERE refund_id = refund.id AND refund_event.state = 'paid') AS paid_at`;

/** A refund's legs that are not empty, the card's first. The wallet's leg arrives at once. */
export function legsOf(row: LegsRow, bankNumber: string | null): RefundLegValue[] {
  const { card_part, bank_part, wallet_part, card_number, opened_at, due_at, paid_at } = row;
  const legs: RefundLegValue[] = [
    { to: "card", amount: card_part, number: card_number, due_at, sent_at: paid_at },
    { to: "bank", amount: bank_part, number: bankNumber, due_at, sent_at: paid_at },
    { to: "wallet", amount: wallet_part, number: null, due_at: opened_at, sent_at: opened_at },
  ];
  return legs.filter(({ amount }) => amount > 0);
}

/**
 * Returns the distribution of a refund for each destination that can be chosen, the default first (rial).
 *
 * @param divided among its payers: companions get theirs on the card that paid, whatever is chosen for the rest.
 * @param isOpen each card of the booker can take its leg now.
 *
 * @param promisedAt by when a card and a bank account have it, epoch seconds.
 */
export function waysOf(
  { ofBooker, cards, ofShares }: Divided,
  isOpen: boolean,
  { now, promisedAt }: { now: number; promisedAt: number },
): RefundWayValue[] {
  if (ofBooker + ofShares.length === 0) return [];
  const left = cards.reduce((sum, card) => sum + card.left, 0);
  const offered = refundDestinations.filter((to) => (to === "card" ? left > 0 || ofBooker === 0 : ofBooker > 0));
  return offered.map((to) => {
    const parts = refundLegs(ofBooker, to, left);
    const ofCards = to === "card" ? legsOverCards(ofBooker, cards) : [];
    const legs = [
      ...[...ofCards, ...ofShares].map((leg) => ({ to: "card" as const, amount: leg.amount, number: leg.card.number })),
      { to: "bank" as const, amount: parts.bank, number: null },
      { to: "wallet" as const, amount: parts.wallet, number: null },
    ].filter((leg) => leg.amount > 0);
    const dated = legs.map((leg) => ({ ...leg, due_at: leg.to === "wallet" ? now : promisedAt, sent_at: null }));
    return { to, is_open: to !== "card" || isOpen, legs: dated };
  });
}

/** A reservation's refund as it is kept, with its bank account, sealed. */
type ReservationRefundRow = LegsRow & {
  id: number;
  amount: number;
  state: RefundState;
  destination: RefundDestination;
  account: SealedAccount | null;
};

/** All of a reservation's, the first given first. */
export type ReservationRefunds = readonly [ReservationRefundRow, ...ReservationRefundRow[]];

/**
 * SQL: refunds of a row of `reservation`, late payments and parts of a sum that was never whole aside, the first given first, as JSON; null where there is
 * none. There are several where a fact gives back a penalty that was charged after it.
 */
export const REFUNDS_OF_RESERVATION = `(SELECT json_agg(found ORDER BY id) FROM (
    SELECT refund.id, amount, state, destination, ${LEGS},
      (SELECT json_build_object('id', id, 'details', details, 'number_index', number_index)
       FROM bank_account WHERE bank_account.id = bank_account_id) AS account
    FROM refund WHERE reservation_id = reservation.id AND NOT EXISTS (
      SELECT FROM refund_event WHERE refund_id = refund.id AND reason IN ('late_payment', 'parts_incomplete'))) AS found)`;

/** Refunds of a reservation that ended; null where there are none. */
export async function refundsOfReservation(from: Queryable, reservationId: number): Promise<ReservationRefunds | null> {
  const [row] = await from.query<{ refunds: ReservationRefunds | null }>(
    `SELECT ${REFUNDS_OF_RESERVATION} AS refunds FROM reservation WHERE id = $1`,
    [reservationId],
    "refunds_of_reservation",
  );
  return row?.refunds ?? null;
}

/** The same as its owner sees it: one sum with the legs of all, paid once each of them is; `id` is the first one's. */
export function reservationRefundValue(
  vault: Vault,
  userId: number,
  refunds: ReservationRefunds | null,
): ReservationRefundValue | null {
  if (refunds === null) return null;
  const [{ id }] = refunds;
  const { state } = refunds.find((one) => one.state !== "paid") ?? refunds[0];
  const legs = refunds.flatMap((one) => {
    const account = one.account && shownBankAccount(openedAccount(vault, userId, one.account));
    return legsOf(one, account?.sheba ?? account?.card_number ?? null);
  });
  return { id, amount: refunds.reduce((sum, { amount }) => sum + amount, 0), state, legs };
}
