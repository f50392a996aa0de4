import type { MovementsValue, MovementValue } from "#domain/contract/wallet.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { refundDestinations } from "#domain/refund/legs.ts";
import type { MovementKind, MovementState } from "#domain/wallet.ts";
import { openedAccount, type SealedAccount, shownBankAccount } from "../../identity/account/bank-accounts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { Vault } from "../../kernel/vault.ts";
import { HELD_UNTIL } from "../payment/hold.ts";

/** Everything that moved a user's money or holds it: payments and top-ups, refunds and withdrawals, the wallet's own. */

/** A movement as it is read. Rial; instants in epoch seconds. */
export type MovementRow = {
  /** The row that it is of: `payment:12`. */
  ref: string;
  /** A payment's own public number; null where the number is made of `ref`. */
  public_id: string | null;
  kind: MovementKind;
  state: MovementState;
  amount: number;
  card: number;
  bank: number;
  wallet: number;
  card_number: string | null;
  account: SealedAccount | null;
  penalty: number;
  reservation_id: number | null;
  confirmation_code: string | null;
  tracking_code: string | null;
  at: number;
  due_at: number | null;
  sent_at: number | null;
  until: number | null;
  /** Its number among the parts of one sum. */
  part_number: number | null;
  is_change: boolean;
  /** Price of what a change put in place of what went, of a refund of its difference; 0 of all else. */
  comes: number;
};

const epoch = (moment: string): string => `floor(extract(epoch FROM ${moment}))::float8`;

/** Money that a gateway took of the user and the wallet gave, without what companions paid; late money too, which goes back as a refund of its own. */
const PAYMENTS = `
  SELECT 'payment:' || id AS ref, public_id, CASE WHEN reservation_id IS NULL THEN 'top_up' ELSE 'payment' END AS kind,
    'done' AS state, taken.card + taken.wallet AS amount, taken.card, 0::bigint AS bank, taken.wallet,
    card_masked AS card_number, NULL::bigint AS bank_account_id, 0::bigint AS penalty, reservation_id,
    coalesce((SELECT min(at) FROM payment_event WHERE payment_id = payment.id
      AND payment_event.state IN ('verified', 'refund_due')), created_at) AS at,
    NULL::timestamptz AS due_at, NULL::timestamptz AS sent_at, NULL::float8 AS until, part AS part_number,
    change_id IS NOT NULL AS is_change, 0::bigint AS comes
  FROM payment, LATERAL (SELECT
    CASE WHEN failure_reason = 'wrong_amount' THEN coalesce(held_amount, 0) ELSE amount - wallet_part END AS card,
    CASE WHEN state = 'verified' OR failure_reason = 'parts_incomplete' THEN wallet_part ELSE 0 END AS wallet) AS taken
  WHERE user_id = $1 AND share_id IS NULL AND state IN ('verified', 'refund_due', 'refunding', 'refunded', 'reversed')
    AND taken.card + taken.wallet > 0`;

const HOLDS = `
  SELECT 'hold:' || id, NULL, 'hold', 'held', wallet_part, 0, 0, wallet_part, NULL, NULL, 0, reservation_id, created_at,
    NULL, NULL, ${HELD_UNTIL}, part, change_id IS NOT NULL, 0
  FROM payment WHERE user_id = $1 AND is_held`;

const REFUNDS = `
  SELECT 'refund:' || id, NULL, CASE source WHEN 'reserve' THEN 'refund' ELSE 'withdrawal' END,
    CASE WHEN state = 'paid' THEN 'done' WHEN state IN ('rejected', 'withdrawn') THEN 'returned' ELSE 'on_its_way' END,
    amount, card_part, bank_part, wallet_part,
    (SELECT card_masked FROM payment WHERE payment.id = card_payment_id), bank_account_id, penalty, reservation_id,
    (SELECT min(at) FROM refund_event WHERE refund_id = refund.id), due_at,
    (SELECT min(at) FROM refund_event WHERE refund_id = refund.id AND refund_event.state = 'paid'), NULL, NULL,
    coalesce(cause LIKE 'change:%', false), coalesce((SELECT comes FROM own_change
      WHERE own_change.reservation_id = refund.reservation_id AND refund.cause = 'change:' || own_change.number), 0)
  FROM refund WHERE user_id = $1 AND share_id IS NULL`;

/** Differences that the wallet paid at once for a change of a reservation; those of a payment are listed with it. */
const CHANGES = `
  SELECT 'journal:' || journal.id, NULL, 'payment', 'done', -posting.amount, 0, 0, -posting.amount, NULL, NULL, 0,
    journal.reservation_id, journal.at, NULL, NULL, NULL, NULL, true, 0
  FROM ledger_account AS account
  JOIN ledger_posting AS posting ON posting.account_id = account.id
  JOIN ledger_journal AS journal ON journal.id = posting.journal_id
  WHERE account.kind = 'wallet' AND account.user_id = $1 AND journal.kind = 'change' AND journal.ref NOT LIKE 'payment:%'`;

/** Movements that only the ledger knows: loyalty, and corrections by hand. */
const OF_THE_LEDGER = `
  SELECT 'journal:' || journal.id, NULL, CASE journal.kind WHEN 'profit' THEN 'profit' ELSE 'adjustment' END, 'done',
    posting.amount, 0, 0, abs(posting.amount), NULL, NULL, 0, journal.reservation_id, journal.at, NULL, NULL, NULL, NULL, false, 0
  FROM ledger_account AS account
  JOIN ledger_posting AS posting ON posting.account_id = account.id
  JOIN ledger_journal AS journal ON journal.id = posting.journal_id
  WHERE account.kind = 'wallet' AND account.user_id = $1
    AND journal.kind NOT IN ('payment', 'change', 'refund', 'refund_returned', 'withdrawal', 'late_to_wallet', 'part', 'part_back')
    AND (journal.kind <> 'charge' OR journal.ref NOT LIKE 'payment:%')`;

const MOVEMENTS = `(${[PAYMENTS, HOLDS, REFUNDS, CHANGES, OF_THE_LEDGER].join("\n  UNION ALL ")}) AS movement`;

/** Sign of a movement: what a user pays out of their money is negative. */
const SIGNED = `CASE WHEN movement.kind IN ('payment', 'withdrawal', 'hold') THEN -amount ELSE amount END`;

const SELECT = `
  SELECT ref, public_id, movement.kind, movement.state, ${SIGNED} AS amount, card, bank, movement.wallet, card_number,
    (SELECT json_build_object('id', id, 'details', details, 'number_index', number_index)
     FROM bank_account WHERE bank_account.id = bank_account_id) AS account,
    movement.penalty, reservation_id, confirmation_code, tracking_code, ${epoch("movement.at")} AS at,
    ${epoch("due_at")} AS due_at, ${epoch("sent_at")} AS sent_at, until, part_number, is_change, comes
  FROM ${MOVEMENTS} LEFT JOIN reservation ON reservation.id = reservation_id`;

/** A page of a user's movements, the newest first. */
export async function movementsOf(
  from: Queryable,
  vault: Vault,
  userId: number,
  { kind, page = 1 }: { kind?: MovementKind | undefined; page?: number | undefined },
): Promise<MovementsValue> {
  const which = [userId, kind ?? null];
  const mine = "WHERE ($2::text IS NULL OR movement.kind = $2)";
  const [counted] = await from.query<{ total: number }>(`SELECT count(*) AS total FROM ${MOVEMENTS} ${mine}`, which);
  const rows = await from.query<MovementRow>(
    `${SELECT} ${mine} ORDER BY movement.at DESC, ref DESC LIMIT ${PAGE_SIZE} OFFSET $3`,
    [...which, (page - 1) * PAGE_SIZE],
  );
  return {
    items: rows.map((row) => movementValue(vault, userId, row)),
    total: counted?.total ?? 0,
    page,
    page_size: PAGE_SIZE,
  };
}

/** The movement whose receipt has this number; null when it is none of this user's. */
export async function movementNumbered(
  from: Queryable,
  vault: Vault,
  userId: number,
  number: string,
): Promise<MovementRow | null> {
  const known = await from.query<Pick<MovementRow, "ref" | "public_id" | "kind">>(
    `SELECT ref, public_id, kind FROM ${MOVEMENTS}`,
    [userId],
  );
  const found = known.find((one) => numberOf(vault, one) === number);
  if (found === undefined) return null;
  const [row] = await from.query<MovementRow>(`${SELECT} WHERE ref = $2`, [userId, found.ref]);
  return row ?? null;
}

/** In hexadecimal figures: 128 bits. */
const NUMBER_FIGURES = 32;
/** Number of a receipt: the payment's own, or a keyed hash of the row. A hold has none. */
export function numberOf(vault: Vault, { ref, public_id, kind }: Pick<MovementRow, "ref" | "public_id" | "kind">) {
  if (kind === "hold") return null;
  const hash = () => Buffer.from(vault.blindIndex(ref, "receipt").slice(0, NUMBER_FIGURES), "hex");
  return public_id ?? hash().toString("base64url");
}

export function movementValue(vault: Vault, userId: number, row: MovementRow): MovementValue {
  const account = row.account && shownBankAccount(openedAccount(vault, userId, row.account));
  const numbers = { card: row.card_number, bank: account?.sheba ?? account?.card_number ?? null, wallet: null };
  const isAtOnce = row.due_at === null;
  const parts = refundDestinations
    .filter((by) => row[by] > 0)
    .map((by) => ({
      by,
      amount: row[by],
      number: numbers[by],
      due_at: isAtOnce || by === "wallet" ? null : row.due_at,
      sent_at: isAtOnce || by === "wallet" ? row.at : row.sent_at,
    }));
  const { kind, state, amount, confirmation_code, tracking_code, at, until, part_number, is_change } = row;
  const said = {
    number: numberOf(vault, row),
    kind,
    state,
    amount,
    parts,
    confirmation_code,
    tracking_code,
    at,
    until,
  };
  return { ...said, ...(part_number !== null && { part_number }), ...(is_change && { is_change }) };
}
