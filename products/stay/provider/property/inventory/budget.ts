/** An entry in memory: its weight, and a function that drops it. */
export type Kept = { key: string; weight: number; forget(): void };

/** LRU cache of a limited weight: drops the least recently used entries first, and never one in use just now. */
export type Budget = { use(kept: readonly Kept[]): void; clear(): void };

export function createBudget(most: number): Budget {
  // In LRU order, the oldest first.
  const all = new Map<string, Kept>();
  let total = 0;
  const remove = (key: string) => {
    total -= all.get(key)?.weight ?? 0;
    all.delete(key);
  };
  return {
    use(kept) {
      for (const entry of kept) {
        remove(entry.key);
        all.set(entry.key, entry);
        total += entry.weight;
      }
      const inUse = all.size - kept.length;
      for (const entry of [...all.values()].slice(0, total > most ? inUse : 0)) {
        if (total <= most) break;
        remove(entry.key);
        entry.forget();
      }
    },
    clear() {
      all.clear();
      total = 0;
    },
  };
}
