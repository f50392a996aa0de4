/** Counts events per key within a window that starts at the first. Memory is bounded: the oldest keys are forgotten first. */
export type RateLimit = { allows(key: string): boolean };

const MOST_KEYS = 50_000;

/**
 * At most `limit` events of one key in `windowSeconds`.
 *
 * @param now epoch seconds.
 */
export function createRateLimit(limit: number, windowSeconds: number, now: () => number): RateLimit {
  const windows = new Map<string, { since: number; count: number }>();
  return {
    allows(key) {
      const current = windows.get(key);
      if (current && now() - current.since < windowSeconds) return ++current.count <= limit;
      windows.delete(key);
      if (windows.size >= MOST_KEYS) for (const oldest of windows.keys()) if (windows.delete(oldest)) break;
      windows.set(key, { since: now(), count: 1 });
      return limit > 0;
    },
  };
}
