import { LRUCache } from "lru-cache";

/** Overhead of an entry beside its key and value: the cache's slot, objects and their headers; an estimate. */
const ENTRY_BYTES = 1_000;

/**
 * An LRU cache bounded by the bytes of its values and keys. An entry is weighed when its value is set, and not again
 * when the same object is set once more: a value that changes size is deleted first.
 */
export const createByteBoundedCache = <V extends object | string>(maxBytes: number, weigh: (value: V) => number) =>
  new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => weigh(value) + 2 * key.length + ENTRY_BYTES,
  });

/** The bytes without slack, copied if needed: zlib returns the beginning of a longer buffer. */
export const exactBytes = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.buffer.byteLength === bytes.byteLength ? bytes : new Uint8Array(bytes);
