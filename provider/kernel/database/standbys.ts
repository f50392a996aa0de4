import type pg from "pg";
import { isDatabaseAway } from "./away.ts";
import { sqlState } from "./transaction.ts";

/** Connections to standbys, each to one of them for as long as it lasts. */
export type Standbys = {
  /**
   * Reads from a standby that has everything that the primary had written by a place in its write-ahead log, of null from
   * any; null where none could be read, so that the primary has to.
   */
  read<T>(writtenTo: string | null, work: (client: pg.PoolClient) => Promise<T>): Promise<{ answer: T } | null>;
  /** Numbers of reads from a standby, of standbys found behind, and of reads that none answered. */
  counts(): Readonly<Record<"standby" | "behind" | "away", number>>;
  close(): Promise<void>;
};

// The replay position of a server promoted meanwhile means nothing.
const HAS_REPLAYED = {
  name: "has_replayed",
  text: "SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::pg_lsn AS there",
};

/** Pause after a standby has failed, in which none is asked: each attempt meanwhile could cost its caller as much. */
const REST_SECONDS = 0.5;

/** The standby cancels a statement whose rows it has to take away (40001), or has just been promoted (55000). */
const CONFLICTS: ReadonlySet<string | null> = new Set(["40001", "40P01", "55000"]);

/** @param seconds a clock that is never set back. */
export function createStandbys(pool: pg.Pool, seconds: () => number): Standbys {
  const counts = { standby: 0, behind: 0, away: 0 };
  /** Known replay position of each connection's standby. */
  const replayed = new WeakMap<pg.PoolClient, string>();
  let restsUntil = 0;

  const away = (): null => {
    counts.away += 1;
    restsUntil = seconds() + REST_SECONDS;
    return null;
  };

  async function hasReplayed(client: pg.PoolClient, writtenTo: string): Promise<boolean> {
    if (replayed.get(client) === writtenTo) return true;
    const { rows } = await client.query<{ there: boolean }>({ ...HAS_REPLAYED, values: [writtenTo] });
    if (rows[0]?.there !== true) return false;
    replayed.set(client, writtenTo);
    return true;
  }

  return {
    counts: () => ({ ...counts }),
    close: () => pool.end(),
    async read(writtenTo, work) {
      if (seconds() < restsUntil) return null;
      const client = await pool.connect().catch(away);
      if (client === null) return null;
      let isWell = false;
      try {
        const isThere = writtenTo === null || (await hasReplayed(client, writtenTo));
        const found = isThere ? { answer: await work(client) } : null;
        counts[isThere ? "standby" : "behind"] += 1;
        isWell = true;
        return found;
      } catch (error) {
        if (!isDatabaseAway(error) && !CONFLICTS.has(sqlState(error))) throw error;
        return away();
      } finally {
        client.release(!isWell);
      }
    },
  };
}
