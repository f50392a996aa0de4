import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../database/database.ts";
import type { Change } from "./change.ts";
import { KNOWN_SECONDS, readChanges } from "./read.ts";
import { covers, readSnapshot } from "./snapshot.ts";

/** What is done with changes: with each that became visible, or, where it is not known which those are, with all. */
export type Applied = { each(change: Change): void; all(): void };

export type ChangeFeed = {
  /** From now on changes are applied here too. */
  follow(applied: Applied): void;
  /**
   * Resolves when every change that was committed before the call has been applied; within one reading request
   * (`inOneReading`), before its first call.
   */
  catchUp(): Promise<void>;
  /** Whether everything that such a snapshot sees has been applied. */
  hasSeen(snapshot: string): boolean;
  /** How far the database's write-ahead log was written at the last look: whatever has been seen is in it by there. */
  writtenTo(): string | null;
  /** Seconds since the last look. */
  age(): number;
};

const readings = new AsyncLocalStorage<Map<ChangeFeed, Promise<void>>>();

/** Runs a request that only reads: whatever it asks of what is in memory, changes are looked for once. */
export const inOneReading = <T>(read: () => T): T =>
  readings.getStore() === undefined ? readings.run(new Map(), read) : read();

/**
 * Follows what triggers note of each transaction (`change.ts`), for all that this process keeps in memory.
 *
 * @param seconds a clock that is never set back.
 */
export function createChangeFeed(database: Database, seconds: () => number): ChangeFeed {
  const followers: Applied[] = [];
  let last: { snapshot: string; at: number; writes: number | null; writtenTo: string | null } | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function look(): Promise<void> {
    const at = seconds();
    // Read before the snapshot is taken: what is written meanwhile counts as after it.
    const writes = database.writes();
    if (last !== null && writes !== null && writes === last.writes) {
      last.at = at;
      return;
    }
    const before = last !== null && at - last.at < KNOWN_SECONDS ? last.snapshot : null;
    const { snapshot, writtenTo, changes } = await readChanges(database, before);
    last = { snapshot, at, writes, writtenTo };
    if (before === null) for (const { all } of followers) all();
    else for (const change of changes) for (const { each } of followers) each(change);
  }

  const run = (): Promise<void> => {
    next = null;
    const mine = look().finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
    return mine;
  };

  // A look that is under way may have begun before a change that its caller knows of: everyone who comes meanwhile
  // shares the one after it.
  const lookOnce = (): Promise<void> => {
    if (running === null) return run();
    next ??= running.then(run, run);
    return next;
  };

  const feed: ChangeFeed = {
    follow: (applied) => void followers.push(applied),
    catchUp() {
      const ofReading = readings.getStore();
      const looked = ofReading?.get(feed) ?? lookOnce();
      ofReading?.set(feed, looked);
      return looked;
    },
    hasSeen(text) {
      if (last === null) return false;
      if (text === last.snapshot) return true;
      const asked = readSnapshot(text);
      const seen = readSnapshot(last.snapshot);
      // No snapshot at all asks for nothing.
      return asked === null || (seen !== null && covers(seen, asked));
    },
    writtenTo: () => last?.writtenTo ?? null,
    age: () => (last === null ? Number.POSITIVE_INFINITY : seconds() - last.at),
  };
  return feed;
}
