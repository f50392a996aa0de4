import { LRUCache } from "lru-cache";

/**
 * An LRU cache of at most `most` entries. They are counted as sizes of 1, since an LRU cache with `max` allocates the
 * slots of all entries at once: ten times slower to make, and a megabyte for fifty thousand.
 */
export const createCountBoundedCache = <V extends object>(most: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
