import { useRef } from "react";

const BYTES = 16;
/** A random idempotency key. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * One idempotency key per intent: the same for every retry, a new one for another request or
 * after `done`.
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
