import type { Change } from "./change.ts";
import type { ChangeFeed } from "./feed.ts";

/** Changes gathered since the last take, by the keys of what is computed from them; or `all`. */
export type Gathered = {
  take(): readonly string[] | "all";
  /** Puts back keys that could not be computed. */
  putBack(some: readonly string[] | "all"): void;
};

/** More than these at once are all of them. */
const MOST = 20_000;

/**
 * Gathers the changes of a feed for a job that computes derived data. At the first look of a process all counts as
 * changed: changes by others since its start are not known.
 *
 * @param keyOf the scope of a change: nothing of this, all of it, or one.
 */
export function gatherChanges(changes: ChangeFeed, keyOf: (change: Change) => string | "all" | null): Gathered {
  let isAll = false;
  const keys = new Set<string>();
  const add = (key: string) => {
    if (key === "all" || keys.size >= MOST) {
      isAll = true;
      keys.clear();
    }
    if (!isAll) keys.add(key);
  };
  changes.follow({
    each(change) {
      const key = keyOf(change);
      if (key !== null) add(key);
    },
    all: () => add("all"),
  });
  return {
    take() {
      const taken = isAll ? "all" : [...keys];
      isAll = false;
      keys.clear();
      return taken;
    },
    putBack(some) {
      if (some === "all") return add("all");
      for (const key of some) add(key);
    },
  };
}

/**
 * Computes what follows from the changes so far; failures are retried at the next turn. Returns whether there was any.
 */
export async function renewGathered(
  changes: ChangeFeed,
  gathered: Gathered,
  renew: (some: readonly string[] | "all") => Promise<void>,
): Promise<boolean> {
  await changes.catchUp();
  const some = gathered.take();
  if (some.length === 0) return false;
  try {
    await renew(some);
  } catch (error) {
    gathered.putBack(some);
    throw error;
  }
  return true;
}
