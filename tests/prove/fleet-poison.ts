import { setTimeout as delay } from "node:timers/promises";
import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import type { Caller } from "#tests/support/client.ts";
import { type TestRoom, wait } from "#tests/support/stay.ts";
import { hold, quoteOf, stayIn } from "./bookable-items.ts";
import { defineProof } from "./define-proof.ts";
import { onTwoProviders } from "./provider-processes.ts";
import { type TestCluster, usersOf } from "./test-cluster.ts";

/** One reservation with inconsistent stock, among others that expire at the same moment. */

export type Poisoned = {
  holds: number;
  expired: number;
  alarms: number;
  stuck: string;
  /** Held rooms that were not released. */
  left: number;
  expired_after_ms: number | null;
};

/** @param sweep runs sweepers; when they run by themselves it only waits. */
export async function expireBesidePoison(
  cluster: TestCluster,
  { holds, withinMs, sweep }: { holds: number; withinMs: number; sweep: () => Promise<unknown> },
): Promise<Poisoned> {
  const { database } = cluster;
  const [fit, broken] = [await cluster.room({ rooms: holds }), await cluster.room({ rooms: 1 })];
  const poisoned = await holdOf(cluster, broken);
  const codes: string[] = [];
  for (const user of await usersOf(cluster, holds)) codes.push(await holdOf(cluster, fit, user));
  await database.query("UPDATE inventory_night SET held = 0 WHERE room_type_id = $1", [broken.roomTypeId]);
  await wait(database, HOLD_SECONDS + 1);

  const started = performance.now();
  const expired = async () =>
    (
      await database.query(
        "SELECT FROM reservation WHERE status = 'expired' AND confirmation_code IN (SELECT jsonb_array_elements_text($1))",
        [JSON.stringify(codes)],
      )
    ).length;
  let after: number | null = null;
  while (after === null && performance.now() - started < withinMs) {
    await sweep();
    if ((await expired()) === holds) after = Math.round(performance.now() - started);
    else await delay(100);
  }
  const alarms = await database.query<{ stuck: string }>(
    `SELECT reservation.confirmation_code AS stuck FROM alarm JOIN reservation ON alarm.subject = 'reservation:' || reservation.id
     WHERE alarm.kind = 'stuck_deadline' AND resolved_at IS NULL`,
  );
  return {
    holds,
    expired: await expired(),
    alarms: alarms.length,
    stuck: alarms[0]?.stuck === poisoned ? "the poisoned one" : "another",
    left: (await fit.counters()).reduce((sum, { held }) => sum + held, 0),
    expired_after_ms: after,
  };
}

async function holdOf(cluster: TestCluster, room: TestRoom, user?: Caller): Promise<string> {
  const item = stayIn(room);
  const held = await hold(user ?? (await cluster.user()), item, await quoteOf(cluster, item));
  return held.confirmation_code;
}

/** True when all others expired and released their rooms, and one alarm names the remaining one. */
export const isSetAside = ({ holds, expired, alarms, stuck, left }: Poisoned): boolean =>
  expired === holds && alarms === 1 && stuck === "the poisoned one" && left === 0;

/**
 * Two processes on one PostgreSQL and one reservation with inconsistent stock: the other `holds` expire in time, at full
 * size by a sweeper that runs every five seconds.
 */
export const { run, small } = defineProof({
  full: { holds: 200 },
  small: { holds: 30, withinMs: 5_000 },
  prove: ({ holds }) =>
    onTwoProviders(async (cluster) => {
      const beside = await expireBesidePoison(cluster, { holds, withinMs: 30_000, sweep: async () => {} });
      return { holds: isSetAside(beside), beside };
    }),
});
