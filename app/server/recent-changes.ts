import { type Changed, showsChanged } from "./page-keys.ts";

/** Longer than a page takes to be made, in milliseconds. */
const KEPT_MS = 30_000;

/**
 * The changes of the last half minute: a page begun before one of them shows outdated data. `now` is milliseconds of a
 * monotonic clock.
 */
export function createRecentChanges(now: () => number) {
  let count = 0;
  let recent: { number: number; at: number; changed: Changed }[] = [];

  return {
    note(changed: Changed): void {
      count += 1;
      recent = recent.filter(({ at }) => now() - at < KEPT_MS);
      recent.push({ number: count, at: now(), changed });
    },
    /** Position among the changes of a page that is begun now. */
    mark: (): number => count,
    /** True when a page that was begun at a mark shows something that has changed since. */
    isOutdated: (keys: readonly string[], mark: number): boolean =>
      recent.some(({ number, changed }) => number > mark && showsChanged(keys, changed)),
  };
}
