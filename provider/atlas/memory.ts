import { readCursor } from "../kernel/change/cursor.ts";
import type { ChangeFeed } from "../kernel/change/feed.ts";
import { createReloader } from "../kernel/change/reloader.ts";
import { errorFields, type Log } from "../kernel/log.ts";
import type { Refreshed, Services } from "../services.ts";
import type { Atlas } from "./place/atlas.ts";
import type { SearchIndex } from "./place/search-index.ts";

/** Maximum staleness of the data in memory, seconds. */
const LOOK_SECONDS = 1;

/** Share of the process's time, as 1/n, that re-reading searchable names may take, however often they change. */
const SHARE_OF_TIME = 20;

/** Data that this process keeps in memory beside the inventory: places, and searchable names. */
export type Memory = {
  /**
   * Before a request that reads: looks for changes where the last look is a second old, or where the caller has heard of
   * later ones (`SEEN_HEADER`), and reads places over that have changed. Names to find by follow in their time.
   */
  catchUp(seen: string | undefined): Promise<void>;
  /** Looks now, and reads over everything that has changed. */
  renew(): Promise<void>;
};

type Kept = {
  changes: ChangeFeed;
  atlas: Refreshed<Atlas>;
  index: Refreshed<SearchIndex>;
  flightIndex: Refreshed<SearchIndex>;
  log: Log;
};

/** @param seconds a clock that is never set back. */
export function createMemory({ log, ...kept }: Kept, seconds: () => number): Memory {
  const { changes, atlas } = kept;
  const places = createReloader(() => atlas.refresh());
  let namesNotBefore = 0;
  const names = createReloader(async () => {
    const started = seconds();
    await rereadMemory(kept);
    namesNotBefore = seconds() + (seconds() - started) * SHARE_OF_TIME;
  });
  const all = () => {
    places.changed();
    names.changed();
  };
  changes.follow({
    each({ kind }) {
      // A page that is made over is expected to be new in everything.
      if (kind === "places" || kind === "page") all();
      if (kind === "names") names.changed();
    },
    all,
  });
  const warn = (message: string) => (error: unknown) => log.warn(message, errorFields(error));

  return {
    async catchUp(seen) {
      const heard = seen === undefined ? null : readCursor(seen);
      if (heard !== null && !changes.hasSeen(heard.snapshot)) await changes.catchUp();
      // Without the database, answers come from memory as it is.
      else if (changes.age() >= LOOK_SECONDS)
        await changes.catchUpWherePossible().catch(warn("changes were not looked for"));
      await places.settled();
      if (seconds() >= namesNotBefore) names.begin()?.catch(warn("names were not read over"));
    },
    async renew() {
      await changes.catchUp();
      await places.settled();
      await names.settled();
    },
  };
}

/**
 * Re-reads everything that this process keeps in memory of the database, changed or not: places, and searchable names.
 */
export async function rereadMemory({
  atlas,
  index,
  flightIndex,
}: Pick<Services, "atlas" | "index" | "flightIndex">): Promise<void> {
  await atlas.refresh();
  await index.refresh();
  await flightIndex.refresh();
}
