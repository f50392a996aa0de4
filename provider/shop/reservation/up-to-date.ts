import { transitionOf } from "#domain/reservation/transitions.ts";
import { raiseAlarm } from "../../kernel/alarm/alarm.ts";
import { arrayLiteral, type Database, type Queryable } from "../../kernel/database/database.ts";
import { sqlState } from "../../kernel/database/transaction.ts";
import { isRefusal } from "../../kernel/envelope.ts";
import type { Log } from "../../kernel/log.ts";
import { lockWalletsOf } from "../../money/payment/hold.ts";
import type { Services } from "../../services.ts";
import { discountIn } from "../campaign/discounted.ts";
import { lockCampaignsOf } from "../campaign/use.ts";
import { change } from "./change.ts";
import { type CatchingUp, lockStockOf, type Product, type Products, productOf, type SupplierFacts } from "./product.ts";
import {
  conditionOf,
  factsOf,
  findReservation,
  findWhole,
  LOCKED,
  type Reservation,
  type ReservationRow,
  readParts,
  reservationsOf,
  type UpToDate,
  type Which,
} from "./row.ts";

/**
 * The one place where a reservation is brought up to date before anything is decided about it or shown of it: its due
 * timers run (T4, T8, T14, T17, T18, by the database's clock), and facts that its supplier has committed reach it. Locks
 * are taken in the order of all transactions (`kernel/database/transaction.ts`).
 */

/** SQL over a row of `reservation`: a deadline has passed, and the status that follows is not written yet. */
export const IS_DUE = "timer_at <= (SELECT app_now())";

/** A reservation locked for a change and brought up to date. Null when there is none. */
export async function lockReservation(
  tx: Queryable,
  services: CatchingUp,
  which: Which,
): Promise<UpToDate<ReservationRow> | null> {
  const [row, isBehind] = await lockWithFacts(tx, services.products, which);
  if (row === null) return null;
  if (!row.isDue && !isBehind) return asUpToDate(row, false);
  await bringUpToDate(tx, services, [row]);
  const after = await findReservation(tx, { id: row.id });
  return after && asUpToDate(after, isBehind);
}

/**
 * The same, with all that is kept beside its row.
 *
 * @param product of the reservation, where the following change leaves its live part alone (`Live`).
 */
export async function lockWhole(
  tx: Queryable,
  services: CatchingUp,
  which: Which,
  product?: Product,
): Promise<UpToDate<Reservation> | null> {
  const [[row, isBehind], parts] = await Promise.all([
    lockWithFacts(tx, services.products, which),
    readParts(tx, which, product),
  ]);
  if (row === null) return null;
  if (!row.isDue && !isBehind) return asUpToDate({ ...row, ...parts }, false);
  await bringUpToDate(tx, services, [row]);
  const [after, more] = await Promise.all([findReservation(tx, which), readParts(tx, which, product)]);
  return after && asUpToDate({ ...after, ...more }, isBehind);
}

const asUpToDate = <Row extends ReservationRow>(row: Row, hasNews: boolean): UpToDate<Row> =>
  ({ ...row, hasNews }) as UpToDate<Row>;

/**
 * Locks a reservation and then its facts; `isBehind`: one of them has not reached it. Given the kind, all of it is one
 * round trip; the statements still run in that order, each with what was committed before it.
 */
async function lockWithFacts(
  tx: Queryable,
  products: Products,
  which: Which,
): Promise<[row: ReservationRow | null, isBehind: boolean]> {
  const asked = "code" in which && which.kind !== undefined ? products.get(which.kind) : undefined;
  const [row, isBehind] = await Promise.all([
    findReservation(tx, which, LOCKED),
    asked !== undefined && hasFacts(asked) && lockFacts(tx, asked, which),
  ]);
  if (row === null || asked !== undefined) return [row, isBehind];
  const product = productOf(products, row.kind);
  return [row, hasFacts(product) && (await lockFacts(tx, product, { id: row.id }))];
}

type WithFacts = Product & { readonly facts: SupplierFacts<unknown> };
const hasFacts = (product: Product): product is WithFacts => product.facts !== undefined;

/** Locks the facts of a reservation, and returns true when it is behind them. */
async function lockFacts(tx: Queryable, { kind, facts }: WithFacts, which: Which): Promise<boolean> {
  const [name, condition, values] = conditionOf(which);
  const [, behind] = await Promise.all([
    tx.query(
      facts.lockOf.replace("$reservations", `SELECT id FROM reservation WHERE ${condition}`),
      values,
      `lock_facts_of_${kind}_${name}`,
    ),
    tx.query(
      `SELECT 1 FROM reservation WHERE ${condition} AND ended_at IS NULL AND ${facts.isBehind}`,
      values,
      `is_behind_${kind}_${name}`,
    ),
  ]);
  return behind.length > 0;
}

/**
 * Brings locked reservations up to date: the facts of all are locked, then due timers run, then facts reach those that are
 * behind and have not ended.
 */
export async function bringUpToDate(
  tx: Queryable,
  services: CatchingUp,
  rows: readonly ReservationRow[],
): Promise<void> {
  const { products } = services;
  const behind: { id: number; product: WithFacts }[] = [];
  for (const product of [...products.values()].filter(hasFacts)) {
    const { kind, facts } = product;
    const own = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    if (own.length === 0) continue;
    const ids = [arrayLiteral(own)];
    const [, found] = await Promise.all([
      tx.query(facts.lockOf.replace("$reservations", "SELECT unnest($1::bigint[])"), ids, `lock_facts_of_${kind}s`),
      tx.query<{ id: number }>(
        `SELECT id FROM reservation WHERE id = ANY($1::bigint[]) AND ended_at IS NULL AND ${facts.isBehind} ORDER BY id`,
        ids,
        `are_behind_${kind}`,
      ),
    ]);
    behind.push(...found.map(({ id }) => ({ id, product })));
  }
  const due = rows.filter(({ isDue }) => isDue);
  if (due.length > 0) await runTimers(tx, products, due);
  for (const { id, product } of behind) {
    const row = await findReservation(tx, { id });
    if (row !== null && row.endedAt === null) await product.facts.catchUp(tx, services, asUpToDate(row, true));
  }
}

/**
 * Runs the due timers of locked reservations. All their stock is locked first, in order, then the campaigns of their
 * codes, and then the wallets with holds for them; a deadline and the grace period after it may both be over, so each runs until none is due.
 */
async function runTimers(tx: Queryable, products: Products, due: readonly ReservationRow[]): Promise<void> {
  const ids = due.map(({ id }) => id);
  await lockStockOf(tx, products, due);
  await Promise.all([due.some(({ offer }) => discountIn(offer)) && lockCampaignsOf(tx, ids), lockWalletsOf(tx, ids)]);
  for (let waiting = due; waiting.length > 0; ) {
    for (const row of waiting) {
      const changed = await change(tx, products, asUpToDate(row, false), "time_over");
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
 * A reservation as it is now: only read, unless a due timer or a fact has not reached it yet, which is then applied. If
 * the database refuses that write, it is read as it will be once an operator has put that right.
 */
export async function readReservation(services: Services, which: Which): Promise<ReservationRow | null> {
  const { database, log, products } = services;
  const row = await findReservation(database, which);
  if (row === null || !(row.isDue || (await isBehind(database, products, row)))) return row;
  try {
    return await database.withTx((tx) => lockReservation(tx, services, { id: row.id }));
  } catch (error) {
    if (!isOfTheRow(error)) throw error;
    await setAside(database, log, row.id, error);
    // A fact that cannot reach it leaves it as it is.
    const next = row.isDue ? transitionOf(row.status, "time_over", factsOf(row)) : null;
    return { ...row, status: next?.to ?? row.status, isDue: false };
  }
}

/** True when a committed fact has not reached a reservation; without a lock. */
async function isBehind(from: Queryable, products: Products, { id, kind, endedAt }: ReservationRow): Promise<boolean> {
  const { facts } = productOf(products, kind);
  if (facts === undefined || endedAt !== null) return false;
  const behind = await from.query(
    `SELECT FROM reservation WHERE id = $1 AND ${facts.isBehind}`,
    [id],
    `behind_${kind}`,
  );
  return behind.length > 0;
}

/** The same, with all that is kept beside its row. */
export async function readWhole(services: Services, which: Which): Promise<Reservation | null> {
  const row = await readReservation(services, which);
  if (row === null) return null;
  const whole = await findWhole(services.database, row.id, productOf(services.products, row.kind));
  // One that is set aside is due and stays so: it is shown as it will be.
  return whole?.isDue ? { ...whole, ...row } : whole;
}

/** Brings a user's reservations up to date, before they are listed. */
export async function bringAllUpToDate(services: Services, userId: number): Promise<void> {
  const { database, products } = services;
  const behind = [...products.values()]
    .filter(hasFacts)
    .map(({ kind, facts }) => ` OR kind = '${kind}' AND ended_at IS NULL AND ${facts.isBehind}`);
  const waiting = await database.query<{ id: number }>(
    `SELECT id FROM reservation WHERE user_id = $1 AND (${IS_DUE}${behind.join("")}) AND NOT ${IS_SET_ASIDE} ORDER BY id`,
    [userId],
  );
  for (const { id } of waiting) await readReservation(services, { id });
}

/** Reservations set aside: their alarm is open, and the sweeper retries them once it is resolved. */
export const IS_SET_ASIDE = `EXISTS (SELECT FROM alarm
  WHERE kind = 'stuck_deadline' AND subject = 'reservation:' || reservation.id AND resolved_at IS NULL)`;

/** Leaves a reservation to an operator: an alarm, and no sweep tries it before that is resolved. */
export async function setAside(database: Database, log: Log, id: number, error: unknown): Promise<void> {
  const facts = { error: sqlState(error) };
  await database.withTx((tx) => raiseAlarm(tx, log, { kind: "stuck_deadline", subject: `reservation:${id}`, facts }));
}

/**
 * True when one row is at fault, which breaks a constraint or has no way on, and not the database, which would fail for
 * all.
 */
export function isOfTheRow(error: unknown): boolean {
  const state = sqlState(error);
  return state === null ? error instanceof NoWayOn : /^2[23]/.test(state);
}

/** The transition table has no timer transition for a reservation that is due. */
class NoWayOn extends Error {}
