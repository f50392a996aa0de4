/** Counts events that may come in storms, so that a window of them makes one line of log and not one for each. */
export type AggregatedLog = { count(name: string): void };

const WINDOW_MS = 60_000;

/**
 * Reports each name with its count at the end of the window that its first event began.
 *
 * @param report given a name of a closed list: names are never a visitor's own words.
 */
export function createAggregatedLog(
  report: (name: string, count: number) => void,
  windowMs: number = WINDOW_MS,
): AggregatedLog {
  const counts = new Map<string, number>();
  return {
    count(name) {
      const counted = counts.get(name) ?? 0;
      counts.set(name, counted + 1);
      if (counted > 0) return;
      setTimeout(() => {
        const total = counts.get(name) ?? 0;
        counts.delete(name);
        report(name, total);
      }, windowMs).unref();
    },
  };
}
