import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { SmallestStock } from "./smallest-stock.ts";

/** Request for one booking: the user, the price, and the wallet that pays. */
export type Wish = { userId: number; sessionId: string; quoteId: string };

/** Texts as long as those that the provider seals: sealing is no work of the database. */
export type SealedTexts = { booker: string; traveller: string; answer: string };

type Step = (client: pg.PoolClient, wish: Wish, code: string) => Promise<pg.QueryResult>[];

/**
 * The smallest correct SQL for a booking: it keeps every guarantee of the provider, and does nothing else. It works in
 * the provider's own tables, so that each constraint, foreign key, index and trigger applies to it too, and leaves the
 * same rows. One transaction a call: first its key, for a live session, last the answer under that key,
 * which is known only after the work, and between them:
 *
 * - create: the user's row locked, the stock locked in order, the conditional update, and a reservation only while the
 *   quote is valid, its price is current, and the user has fewer than three holds;
 * - save-guests, submit: a compare-and-set with its dependent writes;
 * - pay: the compare-and-set, the stock, one payment, one journal over locked accounts, the order to issue.
 *
 * The client decides by the row counts, as it must: a missing row is a refusal, and rolled back. Statements are
 * prepared, and independent ones are sent together: two round trips a call.
 */
export function smallestBooking(
  pool: pg.Pool,
  texts: SealedTexts,
  stock: SmallestStock,
  payable: string,
): (wish: Wish) => Promise<void> {
  const claim = (client: pg.PoolClient, { userId, sessionId }: Wish, route: string, key: string) =>
    client.query({
      name: "claim",
      text: `INSERT INTO idempotency (principal, route, key, request_hash, state)
        SELECT 'user:' || user_id, $2, $3, $4, 'done' FROM user_session
        WHERE id = $5 AND user_id = $1 AND revoked_at IS NULL AND expires_at > app_now()`,
      values: [userId, route, key, "0".repeat(64), sessionId],
    });
  const keep = (client: pg.PoolClient, { userId }: Wish, route: string, key: string) =>
    client.query({
      name: "keep",
      text: "UPDATE idempotency SET body = $4 WHERE principal = $1 AND route = $2 AND key = $3",
      values: [`user:${userId}`, route, key, texts.answer],
    });

  /** One call: its key, its step and its answer in one transaction. */
  async function call(name: string, wish: Wish, code: string, step: Step, expected: readonly number[]) {
    const route = `/reserve/v2/${code}/${name}`;
    const key = randomBytes(16).toString("hex");
    const client = await pool.connect();
    try {
      const sent = [client.query("BEGIN"), claim(client, wish, route, key), ...step(client, wish, code)];
      const counts = (await Promise.all(sent)).slice(1).map(({ rowCount }) => rowCount ?? 0);
      if (`${counts}` !== `1,${expected}`) throw new Error(`Refused: ${name} ${counts}`);
      await Promise.all([keep(client, wish, route, key), client.query("COMMIT")]);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  const create: Step = (client, { userId, quoteId }, code) => [
    client.query({
      name: "lock_user",
      text: "SELECT FROM user_account WHERE id = $1 FOR NO KEY UPDATE",
      values: [userId],
    }),
    stock.lock(client, quoteId),
    stock.hold(client, quoteId),
    client.query({
      name: "reserve",
      text: `WITH made AS (
          INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status,
            starts_at, last_pay_at, ends_at, offer, is_on_request, rack_total, total, booker, booker_index, created_at,
            hold_expires_at, timer_at)
          SELECT '${stock.kind}', $1, $1, $1, $2, 'in_progress', ${stock.starts}, ${stock.lastPay}, ${stock.ends}, offer, false,
            ${stock.total}, ${stock.total}, $4, '', at, at + interval '15 minutes', at + interval '15 minutes'
          FROM quote, app_now() AS at
          WHERE quote.id = $3 AND expires_at > at AND ${stock.costsThat}
            AND 3 > (SELECT count(*) FROM reservation WHERE user_id = $2 AND timer_at > at)
          RETURNING id, offer),
        ${stock.subject}
        INSERT INTO reservation_event (reservation_id, at, to_status, actor) SELECT id, app_now(), 'in_progress', 'user' FROM made`,
      values: [code, userId, quoteId, texts.booker],
    }),
  ];

  const saveGuests: Step = (client, { userId }, code) => [
    client.query({
      name: "guests",
      text: `WITH open AS (
          SELECT id FROM reservation WHERE confirmation_code = $1 AND user_id = $2 AND status = 'in_progress' AND timer_at > app_now()
          FOR NO KEY UPDATE)
        INSERT INTO reservation_passenger (reservation_id, position, room_position, age_group, is_supervisor, sealed)
        SELECT id, position, 0, 'adult', position = 0, $3 FROM open, (VALUES (0), (1)) AS two (position)`,
      values: [code, userId, texts.traveller],
    }),
  ];

  const submit: Step = (client, { userId }, code) => [
    client.query({
      name: "submit",
      text: `WITH done AS (
          UPDATE reservation SET status = 'ready_to_pay', submitted_at = at, confirmed_at = at, payment_seconds = 1800,
            payment_deadline_at = at + interval '30 minutes', timer_at = at + interval '30 minutes', version = version + 1
          FROM app_now() AS at
          WHERE confirmation_code = $1 AND user_id = $2 AND status = 'in_progress' AND timer_at > at
            AND EXISTS (SELECT FROM reservation_passenger WHERE reservation_id = reservation.id)
          RETURNING id)
        INSERT INTO reservation_event (reservation_id, at, from_status, to_status, actor)
        SELECT id, app_now(), 'in_progress', 'ready_to_pay', 'user' FROM done`,
      values: [code, userId],
    }),
  ];

  const pay: Step = (client, { userId }, code) => [
    client.query({
      name: "sell",
      text: `WITH sold AS (
          UPDATE reservation SET status = 'in_progress', paid = total, paid_at = at, timer_at = NULL, version = version + 1
          FROM app_now() AS at
          WHERE confirmation_code = $1 AND user_id = $2 AND status = 'ready_to_pay' AND timer_at > at
          RETURNING id),
        event AS (
          INSERT INTO reservation_event (reservation_id, at, from_status, to_status, actor)
          SELECT id, app_now(), 'ready_to_pay', 'in_progress', 'gateway' FROM sold),
        ordered AS (
          INSERT INTO outbox (kind, payload, not_before, created_at)
          SELECT 'issue', jsonb_build_object('reservation_id', id)::text, at, at FROM sold, app_now() AS at),
        ${stock.sell}`,
      values: [code, userId],
    }),
    client.query({
      name: "pay",
      text: `WITH paid AS (
          INSERT INTO payment (public_id, user_id, reservation_id, attempt, amount, wallet_part, is_held, state, created_at, settled_at)
          SELECT $1, user_id, id, 1, total, total, false, 'verified', at, at FROM reservation, app_now() AS at
          WHERE confirmation_code = $1 RETURNING id, reservation_id, amount),
        event AS (INSERT INTO payment_event (payment_id, state, at) SELECT id, 'verified', app_now() FROM paid),
        noted AS (
          INSERT INTO ledger_journal (kind, ref, reservation_id, at)
          SELECT 'payment', 'payment:' || id, reservation_id, app_now() FROM paid RETURNING id),
        moved AS (
          UPDATE ledger_account AS account SET balance = balance - amount FROM paid
          WHERE kind = 'wallet' AND account.user_id = $2 AND balance - held >= amount
          RETURNING account.id, amount, balance)
        INSERT INTO ledger_posting (journal_id, account_id, amount, balance_after)
        SELECT noted.id, moved.id, -amount, balance FROM noted, moved
        UNION ALL SELECT noted.id, account.id, amount, NULL FROM noted, paid, ledger_account AS account WHERE kind = '${payable}'`,
      values: [code, userId],
    }),
  ];

  return async (wish) => {
    const code = randomBytes(16).toString("base64url");
    await call("create", wish, code, create, [1, stock.pieces, stock.pieces, 1]);
    await call("save-guests", wish, code, saveGuests, [2]);
    await call("submit", wish, code, submit, [1]);
    await call("pay", wish, code, pay, [stock.pieces, 2]);
  };
}
