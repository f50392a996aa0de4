import { type Changed, showsChanged } from "./page-keys.ts";

/** Longer than a page takes to be made, in milliseconds. */
const KEPT_MS = 30_000;

/**
 * The changes of the last half minute: a page whose making began before one of them shows what was before it. `now` is
 * milliseconds of a clock that never steps.
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
    /** Where a page that is begun now stands among the changes. */
    mark: (): number => count,
    /** Whether a page that was begun at a mark shows something that has changed since. */
    isOutdated: (keys: readonly string[], mark: number): boolean =>
      recent.some(({ number, changed }) => number > mark && showsChanged(keys, changed)),
  };
}
