import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import { divideAmongPayers } from "#domain/payment/shares.ts";
import { legsOverCards, refundLegs } from "#domain/refund/legs.ts";
import { arrayLiteral, type Queryable } from "../../kernel/database/database.ts";
import type { Services } from "../../services.ts";
import { type Charged, canSendToCard } from "../payment/way-back.ts";

/** A card that paid. Rial; `left`: what it was charged, less what goes back or went back to it already. */
export type PaidCard = Charged & {
  paymentId: number;
  /** The share that a companion paid with it; null: the user paid. */
  shareId: number | null;
  gateway: GatewayName;
  /** Number as the gateway masks it. */
  number: string | null;
  left: number;
};

/** Maximum number of charges searched for one that can take money back. */
const MAX_CHARGES = 50;

const SELECT = `
  SELECT payment.id AS "paymentId", share_id AS "shareId", gateway, card_masked AS number, amount - wallet_part AS charged,
    amount - wallet_part
      - (SELECT coalesce(sum(card_part), 0)::bigint FROM refund WHERE card_payment_id = payment.id) AS "left",
    extract(epoch FROM app_now() - settled_at)::float8 AS "verifiedAgo"
  FROM payment WHERE state = 'verified' AND gateway IS NOT NULL AND amount > wallet_part`;

/** The cards that paid for a reservation, companions' too, the newest charge first; none where the wallet paid it all. */
const paidCardsOf = (from: Queryable, reservationId: number): Promise<PaidCard[]> =>
  from.query<PaidCard>(`${SELECT} AND reservation_id = $1 ORDER BY id DESC`, [reservationId], "paid_cards");

/** Refund divided among its payers: the booker's sum with the cards that it can go to, and companions' cards. */
export type Divided = { ofBooker: number; cards: PaidCard[]; ofShares: { card: PaidCard; amount: number }[] };

/** Divides what goes back of a reservation in proportion to what each of its payers paid, the remainder to the booker. */
export async function dividedBack(from: Queryable, reservationId: number, amount: number): Promise<Divided> {
  const cards = amount > 0 ? await paidCardsOf(from, reservationId) : [];
  const shares = cards.filter(({ shareId }) => shareId !== null);
  if (shares.length === 0) return { ofBooker: amount, cards, ofShares: [] };
  const whole = await allPaid(from, reservationId);
  const payers = shares.map((card) => ({ card, paid: card.charged, left: card.left }));
  const { ofShares, ofBooker } = divideAmongPayers(amount, whole, payers);
  return {
    ofBooker,
    cards: cards.filter(({ shareId }) => shareId === null),
    ofShares: ofShares.map(({ share, amount: part }) => ({ card: share.card, amount: part })),
  };
}

/** All that was paid for a reservation, for changes too, rial. */
async function allPaid(from: Queryable, reservationId: number): Promise<number> {
  const [paid] = await from.query<{ sum: number }>(
    `SELECT coalesce(sum(posting.amount), 0)::bigint AS sum FROM ledger_posting AS posting
     JOIN ledger_journal AS journal ON journal.id = posting.journal_id
     WHERE journal.reservation_id = $1 AND journal.kind IN ('payment', 'change') AND posting.amount > 0`,
    [reservationId],
    "all_paid",
  );
  return paid?.sum ?? 0;
}

/** The same, their payments locked first, so that the rest of each charge stays. */
export async function lockDividedBack(tx: Queryable, reservationId: number, amount: number): Promise<Divided> {
  await tx.query(
    "SELECT FROM payment WHERE reservation_id = $1 AND state = 'verified' ORDER BY id FOR NO KEY UPDATE",
    [reservationId],
    "lock_paid_cards",
  );
  return dividedBack(tx, reservationId, amount);
}

/** The cards that a user's wallet was topped up with, each charge by itself, the newest first, their payments locked. */
export async function lockTopUpCards(tx: Queryable, userId: number): Promise<PaidCard[]> {
  const [newest] = await tx.query<{ ids: number[] }>(
    `WITH locked AS (
       SELECT id FROM payment WHERE user_id = $1 AND wallet_charge_id IS NOT NULL AND state = 'verified'
       ORDER BY id DESC LIMIT ${MAX_CHARGES} FOR NO KEY UPDATE)
     SELECT coalesce(array_agg(id), '{}') AS ids FROM locked`,
    [userId],
    "lock_top_up_cards",
  );
  return tx.query<PaidCard>(
    `${SELECT} AND id = ANY($1::bigint[]) ORDER BY id DESC`,
    [arrayLiteral(newest?.ids ?? [])],
    "top_up_cards_by_id",
  );
}

/** The card of a top-up that can take most back now; null where none can. */
export async function largestTopUp(
  from: Queryable,
  gateways: Services["gateways"],
  userId: number,
): Promise<PaidCard | null> {
  const cards = await from.query<PaidCard>(
    `${SELECT} AND wallet_charge_id IS NOT NULL AND user_id = $1 ORDER BY id DESC LIMIT ${MAX_CHARGES}`,
    [userId],
    "top_up_cards",
  );
  const open = cards.filter((one) => canTakeBack(gateways, one, one.left));
  return open.toSorted((one, other) => other.left - one.left)[0] ?? null;
}

/** True when the gateway can send a refund's leg back to this card now. */
export const canTakeBack = (gateways: Services["gateways"], card: PaidCard, amount: number): boolean =>
  canSendToCard(gateways.get(card.gateway), card, refundLegs(amount, "card", card.left).card);

/** True when each card that a refund goes back to can take its leg now, and one gets something. */
export function canAllTakeBack(gateways: Services["gateways"], cards: readonly PaidCard[], amount: number): boolean {
  const legs = legsOverCards(amount, cards);
  return legs.length > 0 && legs.every((leg) => canTakeBack(gateways, leg.card, leg.amount));
}
