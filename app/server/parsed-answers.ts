import { createByteBoundedCache } from "./byte-bounded.ts";

/** Memory taken by parsed JSON, as a multiple of its text: an estimate. */
const PARSED_TIMES = 4;

/**
 * Answers by their texts: a repeated one is not parsed again, and is the same object. Pages never mutate their data.
 * Bounded by bytes, evicting the least recently used.
 */
export function createParsedAnswers(maxBytes: number): (text: string) => unknown {
  const known = createByteBoundedCache<{ value: unknown; length: number }>(
    maxBytes,
    ({ length }) => (2 + PARSED_TIMES) * length,
  );
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value: unknown = JSON.parse(text);
    known.set(text, { value, length: text.length });
    return value;
  };
}
