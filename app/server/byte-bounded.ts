/**
 * A map bounded by the bytes of its values and keys, the least recently used leaving first.
 * @param weigh a value's bytes; a value that grows is `set` once more
 */
export function createByteBoundedMap<V>(maxBytes: number, weigh: (value: V) => number) {
  const entries = new Map<string, { value: V; bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    /** The value of a key, which is then the most recently used. */
    get(key: string): V | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key: string, value: V): void {
      drop(key);
      const entry = { value, bytes: weigh(value) + 2 * key.length + ENTRY_BYTES };
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    drop,
    keys: () => entries.keys(),
    *values(): Generator<V> {
      for (const { value } of entries.values()) yield value;
    },
    bytes: () => bytes,
  };
}

/** Overhead of an entry beside its key and value: the map's slot, objects and their headers; an estimate. */
const ENTRY_BYTES = 1_000;

/** The bytes without slack, copied if needed: zlib returns the beginning of a longer buffer. */
export const exactBytes = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.buffer.byteLength === bytes.byteLength ? bytes : new Uint8Array(bytes);
