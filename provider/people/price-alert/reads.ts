/** Memoises reads within one turn, so that alerts on the same thing cost one read. */
export type Reads = <T>(key: string, read: () => Promise<T>) => Promise<T>;

/** Limit of the memoised reads of a turn: above it they are dropped. */
const MOST = 200;

/** For one turn: prices that were read are soon out of date. */
export function createReads(): Reads {
  const kept = new Map<string, Promise<unknown>>();
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    if (kept.size >= MOST) kept.clear();
    const reading = read();
    kept.set(key, reading);
    return reading;
  };
}
