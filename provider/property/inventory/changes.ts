import { AsyncLocalStorage } from "node:async_hooks";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Database } from "../../database/database.ts";

/**
 * Something changed: of one property, of a whole city without a `propertyId`, of everything without a `cityId`.
 * `facts` are the property, its rooms and plans; `nights` are its prices and stock.
 */
export type Change = { part: "facts" | "nights"; cityId: number | null; propertyId: number | null };

export type ChangeFeed = {
  /**
   * Resolves when every change that was committed before the call has been applied; within one reading request
   * (`inOneReading`), before its first call.
   */
  catchUp(): Promise<void>;
};

const readings = new AsyncLocalStorage<Map<ChangeFeed, Promise<void>>>();

/** Runs a request that only reads: whatever it asks of the inventory, changes are looked for once. */
export const inOneReading = <T>(read: () => T): T =>
  readings.getStore() === undefined ? readings.run(new Map(), read) : read();

/** What is done with changes: with each that became visible, or, where it is not known which those are, with all. */
export type Applied = { each(change: Change): void; all(): void };

/** Changes are kept this long. A process that has not looked for half of it forgets all that it knows. */
const KEPT_SECONDS = HOUR_SECONDS;

const NOW = "SELECT pg_current_snapshot()::text AS snapshot";

// One statement, so that the changes are exactly those which its snapshot sees and the one before did not: in whatever
// order transactions begin and end, none is missed and none is read twice.
const SINCE = `
  SELECT pg_current_snapshot()::text AS snapshot, change.part, change.city_id AS "cityId", change.property_id AS "propertyId"
  FROM (SELECT 1) AS always
  LEFT JOIN stay_change AS change
    ON change.xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(change.xid, $1::pg_snapshot)
  GROUP BY change.part, change.city_id, change.property_id`;

type Row = { snapshot: string; part: Change["part"] | null } & Omit<Change, "part">;

/**
 * Follows `stay_change`, to which triggers add.
 *
 * @param seconds a clock that is never set back.
 */
export function createChangeFeed(database: Database, seconds: () => number, applied: Applied): ChangeFeed {
  let last: { snapshot: string; at: number; writes: number | null } | null = null;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  async function look(): Promise<void> {
    const at = seconds();
    // Read before the snapshot is taken: what is written meanwhile counts as after it.
    const writes = database.writes();
    if (last !== null && writes !== null && writes === last.writes) return;
    const before = last !== null && at - last.at < KEPT_SECONDS / 2 ? last.snapshot : null;
    const rows = await (before === null
      ? database.query<Row>(NOW, [], "snapshot_now")
      : database.query<Row>(SINCE, [before], "changes_since"));
    const [{ snapshot } = { snapshot: null }] = rows;
    last = snapshot === null ? null : { snapshot, at, writes };
    if (before === null) return applied.all();
    for (const { part, cityId, propertyId } of rows) if (part !== null) applied.each({ part, cityId, propertyId });
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
    catchUp() {
      const ofReading = readings.getStore();
      const looked = ofReading?.get(feed) ?? lookOnce();
      ofReading?.set(feed, looked);
      return looked;
    },
  };
  return feed;
}

/** Forgets changes that every process has seen or has forgotten everything since. */
export const forgetOldChanges = ({ query }: Pick<Database, "query">): Promise<unknown> =>
  query(`DELETE FROM stay_change WHERE changed_at < clock_timestamp() - make_interval(secs => ${KEPT_SECONDS})`);
