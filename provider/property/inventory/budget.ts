/** Something that is kept in memory: what it weighs, and how it is forgotten. */
export type Kept = { key: string; weight: number; forget(): void };

/** Keeps at most a weight of things: what was used longest ago is forgotten first, and never what was used just now. */
export type Budget = { use(kept: readonly Kept[]): void; clear(): void };

export function createBudget(most: number): Budget {
  // In the order of use, the oldest first.
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
