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
  // In LRU order: a `Map` iterates in the order of insertion.
  const windows = new Map<string, { since: number; count: number }>();
  return {
    allows(key) {
      const current = windows.get(key);
      windows.delete(key);
      const isOpen = current !== undefined && now() - current.since < windowSeconds;
      const window = isOpen ? { ...current, count: current.count + 1 } : { since: now(), count: 1 };
      if (windows.size >= mostKeys) for (const oldest of windows.keys()) if (windows.delete(oldest)) break;
      windows.set(key, window);
      return window.count <= limit;
    },
  };
}
