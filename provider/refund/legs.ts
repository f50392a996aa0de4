import type {
  RefundLegValue,
  RefundState,
  RefundWayValue,
  ReservationRefundValue,
} from "#domain/contract/refund.shapes.ts";
import { type RefundDestination, refundDestinations, refundLegs } from "#domain/refund/legs.ts";
import { openedAccount, type SealedAccount, shownBankAccount } from "../account/bank-accounts.ts";
import type { Queryable } from "../database/database.ts";
import type { Vault } from "../vault.ts";
import type { PaidCard } from "./card.ts";

/** What a refund's legs are called with: rial, instants in epoch seconds. */
export type LegsRow = {
  card_part: number;
  bank_part: number;
  wallet_part: number;
  /** The card, as its gateway masks it. */
  card_number: string | null;
  opened_at: number;
  due_at: number;
  /** When the money that was on its way was sent; null until then. */
  paid_at: number | null;
};

/** SQL: the columns of a `LegsRow`, of a row of `refund`. */
export const LEGS = `card_part, bank_part, wallet_part,
    (SELECT card_masked FROM payment WHERE payment.id = card_payment_id) AS card_number,
    (SELECT floor(extract(epoch FROM min(at)))::float8 FROM refund_event WHERE refund_id = refund.id) AS opened_at,
    floor(extract(epoch FROM due_at))::float8 AS due_at,
    (SELECT floor(extract(epoch FROM min(at)))::float8 FROM refund_event
     WHERE refund_id = refund.id AND refund_event.state = 'paid') AS paid_at`;

/** A refund's legs that are not empty, the card's first. What goes to the wallet is there at once. */
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
 * What would go where, for each destination that can be chosen, the first choice first (rial).
 *
 * @param card the one that paid, where one did; `isOpen`: its gateway can send the leg back to it now.
 * @param promisedAt by when a card and a bank account have it, epoch seconds.
 */
export function waysOf(
  amount: number,
  card: { paid: PaidCard; isOpen: boolean } | null,
  { now, promisedAt }: { now: number; promisedAt: number },
): RefundWayValue[] {
  if (amount === 0) return [];
  const number: Readonly<Record<RefundDestination, string | null>> = {
    card: card?.paid.number ?? null,
    bank: null,
    wallet: null,
  };
  const offered = refundDestinations.filter((to) => to !== "card" || (card !== null && card.paid.left > 0));
  return offered.map((to) => {
    const parts = refundLegs(amount, to, card?.paid.left ?? 0);
    const legs = refundDestinations
      .filter((leg) => parts[leg] > 0)
      .map((leg) => ({
        to: leg,
        amount: parts[leg],
        number: number[leg],
        due_at: leg === "wallet" ? now : promisedAt,
        sent_at: null,
      }));
    return { to, is_open: to !== "card" || card?.isOpen === true, legs };
  });
}

/** A reservation's refund as it is kept, with its bank account, sealed. */
export type ReservationRefundRow = LegsRow & {
  id: number;
  amount: number;
  state: RefundState;
  destination: RefundDestination;
  account: SealedAccount | null;
};

/** SQL: the refund of a row of `reservation`, late payments aside, as JSON; null where it gives nothing back. */
export const REFUND_OF_RESERVATION = `(SELECT row_to_json(found) FROM (
    SELECT refund.id, amount, state, destination, ${LEGS},
      (SELECT json_build_object('id', id, 'details', details, 'number_index', number_index)
       FROM bank_account WHERE bank_account.id = bank_account_id) AS account
    FROM refund WHERE reservation_id = reservation.id AND NOT EXISTS (
      SELECT FROM refund_event WHERE refund_id = refund.id AND reason = 'late_payment')
    ORDER BY refund.id DESC LIMIT 1) AS found)`;

/** What a reservation that ended gives back; null where it gives nothing back. */
export async function refundOfReservation(
  from: Queryable,
  reservationId: number,
): Promise<ReservationRefundRow | null> {
  const [row] = await from.query<{ refund: ReservationRefundRow | null }>(
    `SELECT ${REFUND_OF_RESERVATION} AS refund FROM reservation WHERE id = $1`,
    [reservationId],
    "refund_of_reservation",
  );
  return row?.refund ?? null;
}

/** The same as its owner sees it. */
export function reservationRefundValue(
  vault: Vault,
  userId: number,
  row: ReservationRefundRow | null,
): ReservationRefundValue | null {
  if (row === null) return null;
  const account = row.account && shownBankAccount(openedAccount(vault, userId, row.account));
  const { id, amount, state } = row;
  return { id, amount, state, legs: legsOf(row, account?.sheba ?? account?.card_number ?? null) };
}
