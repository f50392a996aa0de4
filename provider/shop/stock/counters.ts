import { arrayLiteral, keysOf, type Queryable } from "../../kernel/database/database.ts";
import { checkedBy } from "../../kernel/job/check-in-batches.ts";
import type { Counters, Drift, Stock, StockMove } from "../reservation/product.ts";

/** Units of one counter that a request takes. */
export type Claim = { readonly stock_id: number; readonly units: number };

/** Claims summed by counter: two lines of one counter are one demand. */
function summed(claims: readonly Claim[]): [string, string] {
  const unitsOf = new Map<number, number>();
  for (const { stock_id, units } of claims) unitsOf.set(stock_id, (unitsOf.get(stock_id) ?? 0) + units);
  return [arrayLiteral([...unitsOf.keys()]), arrayLiteral([...unitsOf.values()])];
}

/** For a product's `insertSubject`: keeps the claims that its offer names as `claims`, each counter once. */
export const INSERT_CLAIMS = `
  claims AS (
    INSERT INTO reservation_claim (reservation_id, stock_id, units)
    SELECT id, stock_id, sum(units) FROM new_reservation, jsonb_to_recordset($offer -> 'claims') AS claim (stock_id bigint, units int)
    GROUP BY id, stock_id)`;

const MOVES = {
  release_held: "held = stock.held - claim.units",
  release_sold: "sold = stock.sold - claim.units",
  sell: "held = stock.held - claim.units, sold = stock.sold + claim.units",
} as const satisfies Record<StockMove, string>;

async function lockOf(tx: Queryable, reservationIds: readonly number[]): Promise<void> {
  await tx.query(
    `SELECT FROM stock WHERE id IN (
       SELECT stock_id FROM reservation_claim WHERE reservation_id = ANY ${keysOf(reservationIds.length)}
       UNION SELECT stock_id FROM held_change JOIN held_change_claim ON held_change_id = held_change.id
         WHERE reservation_id = ANY ${keysOf(reservationIds.length)})
     ORDER BY id FOR NO KEY UPDATE`,
    reservationIds,
    `lock_stock_of_${reservationIds.length}`,
  );
}

/** Moves the part of one reservation, locked first in the same statement. */
async function move(tx: Queryable, reservationId: number, to: StockMove): Promise<void> {
  await tx.query(
    `WITH locked AS (
       SELECT stock.id, claim.units FROM reservation_claim AS claim JOIN stock ON stock.id = claim.stock_id
       WHERE claim.reservation_id = $1 ORDER BY stock.id FOR NO KEY UPDATE OF stock)
     UPDATE stock SET ${MOVES[to]} FROM locked AS claim WHERE stock.id = claim.id`,
    [reservationId],
    `${to}_stock`,
  );
}

/** Gives back some of a reservation's sold claims, their counters locked before, and takes them out of it. */
export async function releaseSoldClaims(tx: Queryable, reservationId: number, claims: readonly Claim[]): Promise<void> {
  await tx.query(
    `WITH given AS (SELECT * FROM unnest($2::bigint[], $3::int[]) AS given (stock_id, units)),
     freed AS (
       UPDATE stock SET sold = stock.sold - given.units FROM given WHERE stock.id = given.stock_id),
     kept AS (
       UPDATE reservation_claim AS claim SET units = claim.units - given.units FROM given
       WHERE claim.reservation_id = $1 AND claim.stock_id = given.stock_id AND claim.units > given.units)
     DELETE FROM reservation_claim AS claim USING given
     WHERE claim.reservation_id = $1 AND claim.stock_id = given.stock_id AND claim.units = given.units`,
    [reservationId, ...summed(claims)],
    "release_sold_claims",
  );
}

/** Holds for a change what a request takes beyond the reservation's claims, their counters locked before. */
async function holdBeyond(
  tx: Queryable,
  reservationId: number,
  heldChangeId: number,
  claims: readonly Claim[],
): Promise<boolean> {
  const [held] = await tx.query<{ isWhole: boolean }>(
    `WITH beyond AS (
       SELECT stock_id, wanted.units - coalesce(mine.units, 0) AS units
       FROM unnest($3::bigint[], $4::int[]) AS wanted (stock_id, units)
       LEFT JOIN (SELECT * FROM reservation_claim WHERE reservation_id = $1) AS mine USING (stock_id)
       WHERE wanted.units > coalesce(mine.units, 0)),
     taken AS (
       UPDATE stock SET held = stock.held + beyond.units FROM beyond
       WHERE stock.id = beyond.stock_id AND stock.held + stock.sold + beyond.units <= stock.total RETURNING stock.id),
     claims AS (
       INSERT INTO held_change_claim (held_change_id, stock_id, units) SELECT $2::bigint, stock_id, units FROM beyond)
     SELECT (SELECT count(*) FROM taken) = (SELECT count(*) FROM beyond) AS "isWhole"`,
    [reservationId, heldChangeId, ...summed(claims)],
    "hold_stock_beyond",
  );
  return held?.isWhole === true;
}

async function releaseBeyond(tx: Queryable, heldChangeId: number): Promise<void> {
  await tx.query(
    `WITH locked AS (
       SELECT stock.id, claim.units FROM held_change_claim AS claim JOIN stock ON stock.id = claim.stock_id
       WHERE held_change_id = $1 ORDER BY stock.id FOR NO KEY UPDATE OF stock),
     freed AS (UPDATE stock SET held = stock.held - locked.units FROM locked WHERE stock.id = locked.id)
     DELETE FROM held_change_claim WHERE held_change_id = $1`,
    [heldChangeId],
    "release_stock_beyond",
  );
}

/** The counters of a request and those of the reservation that it replaces, all in one order. */
const LOCK_INSTEAD = `
  SELECT FROM stock WHERE id = ANY($1::bigint[]) OR id IN (
    SELECT stock_id FROM reservation_claim JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $2
    UNION SELECT stock_id FROM held_change_claim JOIN held_change ON held_change.id = held_change_id
      JOIN reservation ON reservation.id = reservation_id WHERE confirmation_code = $2)
  ORDER BY id FOR NO KEY UPDATE`;

const drift = (from: Queryable): Promise<Drift[]> =>
  from.query<Drift>(
    `SELECT id AS stock, stock.held, stock.sold - sold_elsewhere AS sold, coalesce(mine.held, 0) AS "reservedHeld",
       coalesce(mine.sold, 0) AS "reservedSold"
     FROM stock LEFT JOIN reserved_stock AS mine ON mine.stock_id = stock.id
     WHERE stock.held <> coalesce(mine.held, 0) OR stock.sold - sold_elsewhere <> coalesce(mine.sold, 0)
     ORDER BY id LIMIT 1000`,
  );

/** Counters that one statement compares. */
const BATCH = 2_000;

const DRIFT_OF_SOME = `
  WITH batch AS (SELECT id, held, sold - sold_elsewhere AS sold FROM stock WHERE id > $1 ORDER BY id LIMIT ${BATCH}),
  bound AS MATERIALIZED (SELECT min(id) AS first, max(id) AS last FROM batch),
  wrong AS (
    SELECT batch.id, batch.held, batch.sold, coalesce(mine.held, 0) AS reserved_held, coalesce(mine.sold, 0) AS reserved_sold
    FROM batch LEFT JOIN (
      SELECT * FROM reserved_stock WHERE stock_id BETWEEN (SELECT first FROM bound) AND (SELECT last FROM bound)) AS mine ON mine.stock_id = batch.id
    WHERE batch.held <> coalesce(mine.held, 0) OR batch.sold <> coalesce(mine.sold, 0))
  SELECT (SELECT last FROM bound) AS upto, coalesce(
    (SELECT jsonb_agg(jsonb_build_object('subject', 'stock:' || id, 'facts',
       jsonb_build_object('held', held, 'sold', sold, 'reserved_held', reserved_held, 'reserved_sold', reserved_sold)))
     FROM wrong), '[]') AS faults`;

const look = checkedBy(DRIFT_OF_SOME);

const counters: Counters = { name: "stock", drift, look };

/**
 * The stock of a product that takes units of counters. Its offers name them as `claims`.
 *
 * @param replaces the code of the reservation that a request replaces. Absent: always an additional one.
 */
export const counterStock = <Request>(
  claimsOf: (request: Request) => readonly Claim[],
  replaces: (request: Request) => string | null = () => null,
): Stock<Request> => ({
  isSoldOut: `EXISTS (SELECT FROM (
      SELECT stock_id, sum(units) AS units
      FROM jsonb_to_recordset(offer -> 'claims') AS claim (stock_id bigint, units int) GROUP BY stock_id) AS wanted
    JOIN stock ON stock.id = wanted.stock_id WHERE held + sold + wanted.units > total)`,

  async lock(tx, request) {
    const [ids] = summed(claimsOf(request));
    const insteadOf = replaces(request);
    if (insteadOf !== null) {
      await tx.query(LOCK_INSTEAD, [ids, insteadOf], "lock_stock_instead");
      return;
    }
    await tx.query("SELECT FROM stock WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE", [ids], "lock_stock");
  },

  async hold(tx, request) {
    const [taken] = await tx.query<{ is_whole: boolean }>(
      `WITH taken AS (
         UPDATE stock SET held = stock.held + wanted.units
         FROM unnest($1::bigint[], $2::int[]) AS wanted (stock_id, units)
         WHERE stock.id = wanted.stock_id AND stock.held + stock.sold + wanted.units <= stock.total
         RETURNING id)
       SELECT count(*) = cardinality($1::bigint[]) AS is_whole FROM taken`,
      summed(claimsOf(request)),
      "hold_stock",
    );
    return taken?.is_whole === true;
  },

  constraint: "no_oversell",
  lockOf,
  move,
  holdBeyond: (tx, reservationId, heldChangeId, request) =>
    holdBeyond(tx, reservationId, heldChangeId, claimsOf(request)),
  releaseBeyond,
  counters,
});
