import { transitionOf } from "#domain/reservation/transitions.ts";
import { raiseAlarm } from "../alarm/alarm.ts";
import type { Database, Queryable } from "../database/database.ts";
import { sqlState } from "../database/transaction.ts";
import { isRefusal } from "../envelope.ts";
import { faultPoint } from "../fault-points.ts";
import type { Log } from "../log.ts";
import { lockWalletsOf } from "../payment/hold.ts";
import type { Services } from "../services.ts";
import { change } from "./change.ts";
import { lockStockOf, type Product, type Products, productOf } from "./product.ts";
import {
  factsOf,
  findReservation,
  findWhole,
  LOCKED,
  type Reservation,
  type ReservationRow,
  readParts,
  reservationsOf,
  SELECT_RESERVATION,
  type Which,
} from "./row.ts";

/** The transitions that a deadline triggers (T4, T8, T14, T17, T18), by the database's clock. */

const BATCH = 25;
const IS_DUE = "timer_at <= (SELECT app_now())";

/**
 * Runs the due timers of locked reservations. All their stock is locked first, in order, and then the wallets with
 * holds for them; a deadline and the grace period after it may both be over, so each runs until none is due.
 */
async function run(tx: Queryable, products: Products, due: readonly ReservationRow[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  await Promise.all([lockStockOf(tx, products, due), lockWalletsOf(tx, ids)]);
  for (let waiting = due; waiting.length > 0; ) {
    for (const row of waiting) {
      const changed = await change(tx, products, row, "time_over");
      if (isRefusal(changed)) throw new NoWayOn(`Time is over for a reservation that is ${row.status}`);
    }
    const after = await reservationsOf(
      tx,
      waiting.map(({ id }) => id),
    );
    waiting = after.filter(({ isDue }) => isDue);
  }
}

/**
 * A reservation locked for a change, its due timers run first, so that no change starts from a status that has expired.
 * Null when there is none.
 */
export async function lockReservation(tx: Queryable, products: Products, which: Which): Promise<ReservationRow | null> {
  const row = await findReservation(tx, which, LOCKED);
  if (row === null || !row.isDue) return row;
  await run(tx, products, [row]);
  return findReservation(tx, { id: row.id });
}

/**
 * The same, with all that is kept beside its row.
 *
 * @param product whose reservation it is, where the change that follows leaves alone what is live of it (`Live`).
 */
export async function lockWhole(
  tx: Queryable,
  products: Products,
  which: Which,
  product?: Product,
): Promise<Reservation | null> {
  const [row, parts] = await Promise.all([findReservation(tx, which, LOCKED), readParts(tx, which, product)]);
  if (row === null || !row.isDue) return row && { ...row, ...parts };
  await run(tx, products, [row]);
  const [after, more] = await Promise.all([findReservation(tx, which), readParts(tx, which, product)]);
  return after && { ...after, ...more };
}

/**
 * A reservation as it is now: only read, unless a due timer has not run yet, which is then run. Where the
 * database refuses that write, it is read as it will be once an operator has put that right.
 */
export async function readReservation(
  { database, log, products }: Services,
  which: Which,
): Promise<ReservationRow | null> {
  const row = await findReservation(database, which);
  if (row === null || !row.isDue) return row;
  try {
    return await database.withTx((tx) => lockReservation(tx, products, { id: row.id }));
  } catch (error) {
    if (!isOfTheRow(error)) throw error;
    await setAside(database, log, row.id, error);
    const next = transitionOf(row.status, "time_over", factsOf(row));
    return { ...row, status: next?.to ?? row.status, isDue: false };
  }
}

/** The same, with all that is kept beside its row. */
export async function readWhole(services: Services, which: Which): Promise<Reservation | null> {
  const row = await readReservation(services, which);
  if (row === null) return null;
  const whole = await findWhole(services.database, row.id, productOf(services.products, row.kind));
  // One that is set aside is due and stays so: it is shown as it will be.
  return whole?.isDue ? { ...whole, ...row } : whole;
}

/** Runs the due timers of a user's reservations, before they are listed. */
export async function runTimersOf(services: Services, userId: number): Promise<void> {
  const due = await services.database.query<{ id: number }>(
    `SELECT id FROM reservation WHERE user_id = $1 AND ${IS_DUE} AND NOT ${IS_SET_ASIDE} ORDER BY id`,
    [userId],
  );
  for (const { id } of due) await readReservation(services, { id });
}

/** Reservations set aside: their alarm is open, and the sweeper retries them once it is resolved. */
const IS_SET_ASIDE = `EXISTS (SELECT FROM alarm
  WHERE kind = 'stuck_deadline' AND subject = 'reservation:' || reservation.id AND resolved_at IS NULL)`;

/**
 * The sweeper: runs all due timers, in batches of one transaction each. Two sweepers share the work, because each skips
 * locked rows; after downtime it catches up. A batch that violates a constraint is retried one by one, and the row at
 * fault is set aside with an alarm. Returns how many it ended.
 */
export async function sweepReservations(services: Sweeping): Promise<number> {
  for (let swept = 0; ; ) {
    const { taken, ended } = await sweepBatch(services, BATCH).catch((error: unknown) => {
      if (!isOfTheRow(error)) throw error;
      return sweepOneByOne(services);
    });
    swept += ended;
    if (taken < BATCH) return swept;
  }
}

type Sweeping = Pick<Services, "database" | "log" | "products">;
type Swept = { taken: number; ended: number };

async function sweepBatch({ database, products }: Sweeping, size: number): Promise<Swept> {
  const due = await database.withTx(async (tx) => {
    const rows = await tx.query<ReservationRow>(
      `${SELECT_RESERVATION} WHERE ${IS_DUE} AND NOT ${IS_SET_ASIDE} ORDER BY timer_at LIMIT ${size} ${LOCKED} SKIP LOCKED`,
    );
    if (rows.length > 0) {
      await run(tx, products, rows);
      faultPoint("mid:expiry");
    }
    return rows.length;
  });
  return { taken: due, ended: due };
}

async function sweepOneByOne({ database, log, products }: Sweeping): Promise<Swept> {
  const due = await database.query<{ id: number }>(
    `SELECT id FROM reservation WHERE ${IS_DUE} AND NOT ${IS_SET_ASIDE} ORDER BY timer_at LIMIT ${BATCH}`,
  );
  let ended = 0;
  for (const { id } of due) {
    try {
      await database.withTx((tx) => lockReservation(tx, products, { id }));
      ended += 1;
    } catch (error) {
      if (!isOfTheRow(error)) throw error;
      await setAside(database, log, id, error);
    }
  }
  return { taken: due.length, ended };
}

/** Leaves a reservation to an operator: an alarm, and no sweep tries it before that is resolved. */
async function setAside(database: Database, log: Log, id: number, error: unknown): Promise<void> {
  const facts = { error: sqlState(error) };
  await database.withTx((tx) => raiseAlarm(tx, log, { kind: "stuck_deadline", subject: `reservation:${id}`, facts }));
}

/**
 * Whether one row is at fault, which breaks a constraint or has no way on, and not the database, which would fail for
 * all.
 */
function isOfTheRow(error: unknown): boolean {
  const state = sqlState(error);
  return state === null ? error instanceof NoWayOn : /^2[23]/.test(state);
}

/** The transition table has no timer transition for a reservation that is due. */
class NoWayOn extends Error {}

/** Deletes quotes and tracking attempts that expired more than a day ago. */
export async function forgetOldQuotes({ database }: Services): Promise<void> {
  await database.query("DELETE FROM quote WHERE expires_at < app_now() - interval '1 day'");
  await database.query("DELETE FROM tracking_try WHERE since < app_now() - interval '1 day'");
}
