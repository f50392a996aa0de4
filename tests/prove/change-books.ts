import { products } from "#products/provider.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { ledgerFaults } from "#provider/money/ledger/check.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { findDrift } from "#provider/shop/reservation/stock-check.ts";

/** The books, the stock and the subjects of changed bookings, once all is over. */
export type ChangedBooks = {
  ledger: { sum: number; journals: number; balances: number };
  drift: number;
  cancelled: number;
  ended_by_supplier: number;
  /** Each must be 0. */
  wrong: Record<string, number>;
};

/** Money that a creditor has of each booking, beside what was kept of it. Rial. */
const MINE = `
  WITH mine AS (
    SELECT reservation.*,
      (SELECT coalesce(sum(penalty), 0) FROM own_change WHERE reservation_id = reservation.id)
        + (SELECT coalesce(sum(penalty), 0) FROM cancelled_part WHERE reservation_id = reservation.id) AS kept,
      (SELECT count(*) FROM own_change WHERE reservation_id = reservation.id)
        + (SELECT count(*) FROM cancelled_part WHERE reservation_id = reservation.id) AS changes,
      (SELECT coalesce(sum(amount), 0) FROM refund WHERE reservation_id = reservation.id AND cause = 'ended') AS back,
      (SELECT coalesce(sum(amount), 0) FROM ledger_posting AS posting
       JOIN ledger_journal AS journal ON journal.id = posting.journal_id
       JOIN ledger_account AS account ON account.id = posting.account_id
       WHERE journal.reservation_id = reservation.id AND account.kind = 'held_in_trust') AS trusted,
      (SELECT coalesce(sum(amount), 0) FROM ledger_posting AS posting
       JOIN ledger_journal AS journal ON journal.id = posting.journal_id
       JOIN ledger_account AS account ON account.id = posting.account_id
       WHERE journal.reservation_id = reservation.id
         AND account.kind IN ('held_in_trust', 'supplier_payable', 'refunds_payable')) AS owed
    FROM reservation WHERE confirmation_code = ANY(string_to_array($1, ',')))`;

/** By name: bookings of which it is true. */
const FAULTS = {
  /** Neither what was paid for what it is now, nor what was kept of what went and ended. */
  owed_other: "owed <> kept + CASE WHEN ended_at IS NULL THEN paid ELSE paid - back END",
  trust_other:
    "kind = 'tour' AND ended_at IS NULL AND trusted <> paid AND EXISTS (SELECT FROM reservation_tour WHERE reservation_id = mine.id AND released_at IS NULL)",
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
  refunded_twice:
    "EXISTS (SELECT FROM refund WHERE reservation_id = mine.id GROUP BY cause HAVING cause IS NULL OR count(*) > 1)",
} as const;

/**
 * @param acknowledged number of changes of each booking, by its code, that its owner was told of
 * @param wallet rial that each owner began with
 */
export async function booksOfChanges(
  database: Database,
  acknowledged: ReadonlyMap<string, number>,
  wallet: number,
): Promise<ChangedBooks> {
  const codes = [...acknowledged.keys()].join(",");
  const counts = Object.entries({
    cancelled: "status_reason = 'user_cancelled' OR status = 'cancelled'",
    ended_by_supplier: "status_reason IN ('flight_cancelled', 'departure_cancelled')",
    ...FAULTS,
  }).map(([name, is]) => `count(*) FILTER (WHERE ${is})::int AS ${name}`);
  const [row = {}] = await database.query<Record<string, number>>(`${MINE} SELECT ${counts.join(", ")} FROM mine`, [
    codes,
  ]);
  const { cancelled = 0, ended_by_supplier = 0, ...wrong } = row;
  const told = await database.query<{ code: string; changes: number; spent: number; cost: number }>(
    `${MINE} SELECT confirmation_code AS code, changes::int, ${wallet} - (
       SELECT coalesce(sum(amount), 0) FROM ledger_posting JOIN ledger_account ON ledger_account.id = account_id
       WHERE ledger_account.kind = 'wallet' AND ledger_account.user_id = mine.user_id)::bigint AS spent,
       (owed - (SELECT coalesce(sum(amount), 0) FROM ledger_posting AS posting
         JOIN ledger_journal AS journal ON journal.id = posting.journal_id
         JOIN ledger_account AS account ON account.id = posting.account_id
         WHERE journal.reservation_id = mine.id AND account.kind = 'refunds_payable'))::bigint AS cost
     FROM mine`,
    [codes],
  );
  return {
    ledger: await ledgerFaults(database),
    drift: (await findDrift(database, productsOf(products))).length,
    cancelled,
    ended_by_supplier,
    wrong: {
      ...wrong,
      // Acknowledged and lost, or made twice.
      changes_other: told.filter(({ code, changes }) => acknowledged.get(code) !== changes).length,
      lost: acknowledged.size - told.length,
      wallet_other: told.filter(({ spent, cost }) => spent !== cost).length,
    },
  };
}
