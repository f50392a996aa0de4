/** Counts events of a key within a window that starts at the first of them. */
export type RateLimit = { allows(key: string): boolean };

const MOST_KEYS = 50_000;

/**
 * At most `limit` events of one key in `windowSeconds`. Memory is bounded: of more keys than `mostKeys` the least
 * recently used are forgotten, one for each that is new, so that no flood of keys resets those that are being counted.
 *
 * @param now seconds of a monotonic clock.
 */
export function createRateLimit(
  limit: number,
  windowSeconds: number,
  now: () => number,
  mostKeys: number = MOST_KEYS,
): RateLimit {
  // In the order of their last use.
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
