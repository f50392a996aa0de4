import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "#provider/kernel/database/database.ts";

/** Longest current wait of any session for a table lock, milliseconds: a migration, or a call queued behind it. */
const WAITING = `
  SELECT coalesce(max(extract(epoch FROM clock_timestamp() - waitstart)) * 1000, 0)::float8 AS ms
  FROM pg_locks WHERE NOT granted AND locktype = 'relation'`;
const LOOK_MS = 20;

/** Polls for waits for a table lock, until it is ended. */
export function watchTableWaits(database: Database): { end(): Promise<{ longest_ms: number; looks: number }> } {
  const seen = { longest_ms: 0, looks: 0 };
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await delay(LOOK_MS)) {
      // Skips the moments in which the load balancer has lost sight of the primary.
      const [waiting] = await database.query<{ ms: number }>(WAITING).catch(() => []);
      if (waiting === undefined) continue;
      seen.looks += 1;
      seen.longest_ms = Math.max(seen.longest_ms, Math.round(waiting.ms));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return seen;
    },
  };
}
