import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { isDatabaseAway } from "../database/away.ts";
import type { Database } from "../database/database.ts";
import type { Change } from "./change.ts";
import { KNOWN_SECONDS, type Look, readChanges } from "./read.ts";
import { covers, readSnapshot } from "./snapshot.ts";

/** Handlers of changes: `each` for every one that became visible, `all` when it is not known which those are. */
export type Applied = { each(change: Change): void; all(): void };

export type ChangeFeed = {
  /** From now on changes are applied here too. */
  follow(applied: Applied): void;
  /**
   * Resolves when every change that was committed before the call has been applied; within one reading request
   * (`inOneReading`), before its first call.
   */
  catchUp(): Promise<void>;
  /**
   * Like `catchUp`. With standbys available and the primary silent for `PRIMARY_PATIENCE_MS`, it resolves without the
   * primary as long as the last look is not older than `FAILOVER_SECONDS`: for what is shown, never for what is held or
   * sold.
   */
  catchUpWherePossible(): Promise<void>;
  /** True when everything that such a snapshot sees has been applied. */
  hasSeen(snapshot: string): boolean;
  /** Position of the database's write-ahead log at the last look: everything seen is in the log up to there. */
  writtenTo(): string | null;
  /** Seconds by which the demonstration had moved the product's clock at the last look; 0 before the first. */
  clockAhead(): number;
  /** Seconds since the last look. */
  age(): number;
};

/**
 * Limit for showing the last known state while standbys answer and the primary does not: longer than a failover takes.
 */
export const FAILOVER_SECONDS = 60;

/** Time limit of a look for a read that standbys can answer, milliseconds: the limit for connecting to a standby. */
const PRIMARY_PATIENCE_MS = 500;

const unlessAway = (error: unknown): void => {
  if (!isDatabaseAway(error)) throw error;
};

/** The last look, its `at` in seconds of the feed's own clock, and how much this process had written before it. */
type Last = Omit<Look, "changes"> & { writes: number | null };

/** True when a snapshot that was seen sees all that another does; text that is no snapshot asks for nothing. */
function isCovered(text: string, by: string): boolean {
  const [asked, seen] = [readSnapshot(text), readSnapshot(by)];
  return asked === null || (seen !== null && covers(seen, asked));
}

const readings = new AsyncLocalStorage<Map<ChangeFeed, Promise<void>>>();

/** Runs a request that only reads: changes are looked for once, however often it reads from memory. */
export const inOneReading = <T>(read: () => T): T =>
  readings.getStore() === undefined ? readings.run(new Map(), read) : read();

/**
 * Follows what triggers note of each transaction (`change.ts`), for all that this process keeps in memory.
 *
 * @param seconds a clock that is never set back.
 * @param hasStandbys whether reads can be answered while the primary is away.
 */
export function createChangeFeed(database: Database, seconds: () => number, hasStandbys = false): ChangeFeed {
  const followers: Applied[] = [];
  let last: Last | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  /** Ends when the look that is under way has taken long enough for a read that standbys can answer. */
  let patience: Promise<unknown> = Promise.resolve();

  async function look(): Promise<void> {
    const at = seconds();
    // Read before the snapshot is taken: later writes count as after it.
    const writes = database.writes();
    if (last !== null && writes !== null && writes === last.writes) {
      last.at = at;
      return;
    }
    const before = last !== null && at - last.at < KNOWN_SECONDS ? last.snapshot : null;
    const { changes, ...seen } = await readChanges(database, before);
    last = { ...seen, at, writes };
    if (before === null) for (const { all } of followers) all();
    else for (const change of changes) for (const { each } of followers) each(change);
  }

  const run = (): Promise<void> => {
    next = null;
    const mine = look().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    if (hasStandbys) patience = delay(PRIMARY_PATIENCE_MS, undefined, { ref: false });
    return mine;
  };

  // A look that is under way may have begun before a change that its caller knows of: callers that arrive meanwhile
  // share the one after it.
  const lookOnce = (): Promise<void> => {
    if (running === null) return run();
    next ??= running.then(run, run);
    return next;
  };

  const age = () => (last === null ? Number.POSITIVE_INFINITY : seconds() - last.at);
  const feed: ChangeFeed = {
    follow: (applied) => void followers.push(applied),
    catchUp() {
      const ofReading = readings.getStore();
      const looked = ofReading?.get(feed) ?? lookOnce();
      ofReading?.set(feed, looked);
      return looked;
    },
    async catchUpWherePossible() {
      const looked = feed.catchUp();
      if (!hasStandbys || age() >= FAILOVER_SECONDS) return looked;
      await Promise.race([looked.catch(unlessAway), patience]);
    },
    hasSeen(text) {
      return last !== null && (text === last.snapshot || isCovered(text, last.snapshot));
    },
    writtenTo: () => last?.writtenTo ?? null,
    clockAhead: () => last?.clockAhead ?? 0,
    age,
  };
  return feed;
}
