import { faultPoint } from "../../kernel/fault-points.ts";
import type { Services } from "../../services.ts";
import { LOCKED, type ReservationRow, SELECT_RESERVATION } from "./row.ts";
import { bringUpToDate, IS_DUE, IS_SET_ASIDE, isOfTheRow, lockReservation, setAside } from "./up-to-date.ts";

const BATCH = 25;

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

type Sweeping = Pick<Services, "database" | "log" | "products" | "gateways">;
type Swept = { taken: number; ended: number };

async function sweepBatch(services: Sweeping, size: number): Promise<Swept> {
  const due = await services.database.withTx(async (tx) => {
    const rows = await tx.query<ReservationRow>(
      `${SELECT_RESERVATION} WHERE ${IS_DUE} AND NOT ${IS_SET_ASIDE} ORDER BY timer_at LIMIT ${size} ${LOCKED} SKIP LOCKED`,
    );
    if (rows.length > 0) {
      await bringUpToDate(tx, services, rows);
      faultPoint("mid:expiry");
    }
    return rows.length;
  });
  return { taken: due, ended: due };
}

async function sweepOneByOne(services: Sweeping): Promise<Swept> {
  const { database, log } = services;
  const due = await database.query<{ id: number }>(
    `SELECT id FROM reservation WHERE ${IS_DUE} AND NOT ${IS_SET_ASIDE} ORDER BY timer_at LIMIT ${BATCH}`,
  );
  let ended = 0;
  for (const { id } of due) {
    try {
      await database.withTx((tx) => lockReservation(tx, services, { id }));
      ended += 1;
    } catch (error) {
      if (!isOfTheRow(error)) throw error;
      await setAside(database, log, id, error);
    }
  }
  return { taken: due.length, ended };
}

/** Deletes quotes and tracking attempts that expired more than a day ago. */
export async function forgetOldQuotes({ database }: Services): Promise<void> {
  await database.query("DELETE FROM quote WHERE expires_at < app_now() - interval '1 day'");
  await database.query("DELETE FROM tracking_try WHERE since < app_now() - interval '1 day'");
}
