import { createByteBoundedMap } from "./byte-bounded.ts";

/** What JSON takes in memory once it is parsed, beside its text: an estimate. */
const PARSED_TIMES = 4;

/**
 * Answers by their texts: one that came before is not parsed, and is the same object. Pages never change what they are made
 * of. Bounded by bytes, the least recently used leaving first.
 */
export function createParsedAnswers(maxBytes: number): (text: string) => unknown {
  const known = createByteBoundedMap<{ value: unknown; length: number }>(
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
