import { useRef } from "react";

const BYTES = 16;
/** A key that nobody else makes. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * One key for one intent (reliability rule 11): made when something is first asked for, the same however often it is
 * tried, another one once something else is asked for or `done` was called.
 */
export function useIntent(): { keyOf: (content?: unknown) => string; done: () => void } {
  const current = useRef<{ text: string; key: string } | null>(null);
  return {
    keyOf(content) {
      const text = JSON.stringify(content ?? null);
      if (current.current?.text !== text) current.current = { text, key: newKey() };
      return current.current.key;
    },
    done() {
      current.current = null;
    },
  };
}
