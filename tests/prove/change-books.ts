import { products } from "#products/provider.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";

/** The books, the stock and the subjects of changed bookings, once all is over. */
export type ChangedBooks = {
  ledger: { sum: number; journals: number; balances: number };
  drift: number;
  /** Rial by which the bank's own books differ from the money that bookings had from cards. */
  money_differs: number;
  cancelled: number;
  ended_by_supplier: number;
  /** Each must be 0. */
  wrong: Record<string, number>;
};

/** SQL: rial of a booking's journals on accounts of these kinds. */
const postedTo = (...kinds: readonly string[]): string => `(
      SELECT coalesce(sum(amount), 0) FROM ledger_posting AS posting
      JOIN ledger_journal AS journal ON journal.id = posting.journal_id
      JOIN ledger_account AS account ON account.id = posting.account_id
      WHERE journal.reservation_id = reservation.id AND account.kind IN (${kinds.map((kind) => `'${kind}'`).join()}))`;

/**
 * Money that creditors have of each booking, beside what was kept of it, and what its owner has paid for it. What a code
 * took off is paid by the site. Rial.
 */
const MINE = `
  WITH mine AS (
    SELECT reservation.*,
      (SELECT coalesce(sum((extra ->> 'price')::bigint), 0) FROM jsonb_array_elements(offer -> 'extras') AS extra) AS extras,
      (SELECT coalesce(sum(line::bigint), 0) FROM jsonb_array_elements_text(offer -> 'campaign' -> 'lines') AS line) AS discount,
      (SELECT coalesce(sum(penalty), 0) FROM own_change WHERE reservation_id = reservation.id)
        + (SELECT coalesce(sum(penalty), 0) FROM cancelled_part WHERE reservation_id = reservation.id) AS kept,
      (SELECT count(*) FROM own_change WHERE reservation_id = reservation.id)
        + (SELECT count(*) FROM cancelled_part WHERE reservation_id = reservation.id) AS changes,
      (SELECT coalesce(sum(amount), 0) FROM refund
       WHERE reservation_id = reservation.id AND (cause = 'ended' OR cause LIKE 'ended:%')) AS back,
      ${postedTo("held_in_trust")} AS trusted,
      ${postedTo("refunds_payable")} AS on_its_way,
      ${postedTo("held_in_trust", "supplier_payable", "extras_payable", "campaigns")} AS owed,
      -${postedTo("gateway_clearing")} AS by_card
    FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ',')))`;

const BY_SUPPLIER = "coalesce(status_reason IN ('flight_cancelled', 'departure_cancelled'), false)";

/** By name: bookings of which it is true. */
const FAULTS = {
  /** Neither what was paid for what it is now, nor what was kept of what went and ended. */
  owed_other: "owed <> kept + CASE WHEN ended_at IS NULL THEN paid ELSE paid - back END",
  trust_other:
    "kind = 'tour' AND ended_at IS NULL AND trusted <> paid - extras + discount AND EXISTS (SELECT FROM reservation_tour WHERE reservation_id = mine.id AND released_at IS NULL)",
  paid_other: "ended_at IS NULL AND paid <> total",
  without_subject: `ended_at IS NULL AND NOT EXISTS (SELECT FROM reservation_stay WHERE reservation_id = mine.id)
    AND NOT EXISTS (SELECT FROM reservation_flight WHERE reservation_id = mine.id)
    AND NOT EXISTS (SELECT FROM reservation_tour WHERE reservation_id = mine.id)`,
  other_dates: `kind = 'property' AND ended_at IS NULL AND NOT EXISTS (SELECT FROM reservation_stay
    WHERE reservation_id = mine.id AND check_in::text = offer ->> 'checkIn'
      AND check_out - check_in = (offer ->> 'lengthOfStay')::int)`,
  other_rooms: `kind = 'property' AND ended_at IS NULL AND jsonb_array_length(offer -> 'rooms')
    <> (SELECT count(*) FROM reservation_room WHERE reservation_id = mine.id)`,
  other_flights: `kind = 'flight' AND ended_at IS NULL AND jsonb_array_length(offer -> 'directions')
    <> (SELECT count(*) FROM reservation_flight WHERE reservation_id = mine.id)`,
  other_departure: `kind = 'tour' AND ended_at IS NULL AND NOT EXISTS (SELECT FROM reservation_tour
    WHERE reservation_id = mine.id AND departure_id::text = offer -> 'subject' ->> 'departure_id')`,
  other_travellers: `kind <> 'flight' AND ended_at IS NULL AND (SELECT count(*) FROM reservation_passenger WHERE reservation_id = mine.id)
    <> (SELECT sum((room ->> 'adults')::int + jsonb_array_length(room -> 'children')) FROM jsonb_array_elements(offer -> 'rooms') AS room)`,
  still_held: "EXISTS (SELECT FROM held_change WHERE reservation_id = mine.id AND state = 'held')",
  made_unpaid: `EXISTS (SELECT FROM held_change AS held WHERE reservation_id = mine.id AND (state = 'made')
    <> EXISTS (SELECT FROM payment WHERE change_id = held.id AND state = 'verified'))`,
  on_its_way: "on_its_way <> 0",
  refunded_twice:
    "EXISTS (SELECT FROM refund WHERE reservation_id = mine.id GROUP BY cause HAVING cause IS NULL OR count(*) > 1)",
} as const;

/** Of each booking, by its code: the changes that its owner was told of, and rial that they spent by what they were told. */
export type Acknowledged = { readonly code: string; readonly changes: number; readonly spent: number };

/**
 * @param wallet rial that each owner began with
 * @param bankPaid rial that cards have paid by the bank's books, less what went back to them
 */
export async function booksOfChanges(
  database: Database,
  acknowledged: readonly Acknowledged[],
  { wallet, bankPaid }: { wallet: number; bankPaid: number },
): Promise<ChangedBooks> {
  const told = new Map(acknowledged.map((one) => [one.code, one]));
  const codes = [...told.keys()].join(",");
  const counts = Object.entries({ cancelled: "status = 'cancelled'", ended_by_supplier: BY_SUPPLIER, ...FAULTS }).map(
    ([name, is]) => `count(*) FILTER (WHERE ${is})::int AS ${name}`,
  );
  const [row = {}] = await database.query<Record<string, number>>(`${MINE} SELECT ${counts.join(", ")} FROM mine`, [
    codes,
  ]);
  const { cancelled = 0, ended_by_supplier = 0, ...wrong } = row;
  const rows = await database.query<Acknowledged & { isBySupplier: boolean; cost: number; byCard: number }>(
    `${MINE} SELECT confirmation_code AS code, changes::int, ${BY_SUPPLIER} AS "isBySupplier", by_card::bigint AS "byCard",
       (${wallet} + by_card - (
         SELECT coalesce(sum(amount), 0) FROM ledger_posting JOIN ledger_account ON ledger_account.id = account_id
         WHERE ledger_account.kind = 'wallet' AND ledger_account.user_id = mine.user_id))::bigint AS spent,
       owed::bigint AS cost
     FROM mine`,
    [codes],
  );
  return {
    ledger: await ledgerFaults(database),
    drift: (await findDrift(database, productsOf(products))).length,
    money_differs: bankPaid - rows.reduce((sum, { byCard }) => sum + byCard, 0),
    cancelled,
    ended_by_supplier,
    wrong: {
      ...wrong,
      // Acknowledged and lost, or made twice.
      changes_other: rows.filter(({ code, changes }) => told.get(code)?.changes !== changes).length,
      lost: told.size - rows.length,
      spent_other: rows.filter(({ spent, cost }) => spent !== cost).length,
      // Refunds for a supplier's act are in no answer.
      told_other: rows.filter(({ code, spent, isBySupplier }) => !isBySupplier && told.get(code)?.spent !== spent)
        .length,
      held_beyond: await leftOfHeld(database),
    },
  };
}

/** Rows of stock that ended changes hold still. */
async function leftOfHeld(database: Database): Promise<number> {
  const [left] = await database.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM held_change_claim AS claim JOIN held_change ON held_change.id = held_change_id WHERE state <> 'held')
      + (SELECT count(*) FROM held_change_night AS night JOIN held_change ON held_change.id = held_change_id WHERE state <> 'held'))::int AS count`,
  );
  return left?.count ?? 0;
}
