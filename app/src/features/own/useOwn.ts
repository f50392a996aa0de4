import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import type { Failure, Result } from "#app/src/api/result.ts";

/** Personal data: loading, loaded or failed. */
export type Own<T> = { kind: "loading" } | { kind: "ready"; value: T } | { kind: "failed"; failure: Failure };

export type OwnHandle<T> = {
  own: Own<T>;
  /** Revalidates; the current data stays visible meanwhile. */
  reload: () => Promise<void>;
  /** Sets the data from another call's answer. */
  put: (value: T) => void;
};

/** The cache of loaded data between in-page moves; null where every page starts empty. */
const OwnMemory = createContext<Map<string, unknown> | null>(null);
export const OwnMemoryProvider = OwnMemory.Provider;

/**
 * Loads personal data in the browser: the server renders without a session (A22).
 * @param key what it depends on: another key loads again, and a late answer to an earlier one is dropped
 * @param as the name of its cache entry: a returning visitor sees the cached data at once while it is revalidated. Data
 * that is outdated quickly has none.
 */
export function useOwn<T>(ask: () => Promise<Result<T>>, key: string, as?: string): OwnHandle<T> {
  const memory = useContext(OwnMemory);
  const place = as === undefined ? null : `${as} ${key}`;
  const atFirst = (): Own<T> =>
    place !== null && memory?.has(place) ? { kind: "ready", value: memory.get(place) as T } : { kind: "loading" };
  const [{ own, of }, setShown] = useState<{ own: Own<T>; of: string }>(() => ({ own: atFirst(), of: key }));
  const latest = useRef(0);
  const asking = useRef(ask);
  asking.current = ask;

  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const result = await asking.current();
    if (turn !== latest.current) return;
    if (result.ok && place !== null) memory?.set(place, result.value);
    setShown((before) => {
      if (result.ok) return { own: { kind: "ready", value: result.value }, of: key };
      // A failed revalidation keeps the current data: the visitor may be editing it.
      if (before.of === key && before.own.kind === "ready") return before;
      return { own: { kind: "failed", failure: result.failure }, of: key };
    });
  }, [key, memory, place]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  const put = useCallback(
    (value: T) => {
      latest.current += 1;
      if (place !== null) memory?.set(place, value);
      setShown({ own: { kind: "ready", value }, of: key });
    },
    [key, memory, place],
  );
  return { own: of === key ? own : atFirst(), reload, put };
}
