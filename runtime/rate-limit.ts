import { createCountBoundedCache } from "./count-bounded.ts";

/** A fixed-window rate limit per key; the window starts at the key's first event. */
export type RateLimit = { allows(key: string): boolean };

const MAX_KEYS = 50_000;

/**
 * At most `limit` events of one key in `windowSeconds`. Memory is bounded by LRU eviction: above
 * `mostKeys` each new key evicts the least recently used one, so a flood of keys does not reset all counters at once.
 *
 * @param now seconds of a monotonic clock.
 */
export function createRateLimit(
  limit: number,
  windowSeconds: number,
  now: () => number,
  mostKeys: number = MAX_KEYS,
): RateLimit {
  const windows = createCountBoundedCache<{ since: number; count: number }>(mostKeys);
  return {
    allows(key) {
      let window = windows.get(key);
      if (window === undefined || now() - window.since >= windowSeconds) {
        window = { since: now(), count: 0 };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count <= limit;
    },
  };
}
