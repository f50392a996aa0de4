import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure, Result } from "#app/src/api/result.ts";

/** Something of the visitor's own, on its way, there, or why it is not. */
export type Own<T> = { kind: "loading" } | { kind: "ready"; value: T } | { kind: "failed"; failure: Failure };

export type OwnHandle<T> = {
  own: Own<T>;
  /** Asks again; what is there stays in sight meanwhile. */
  reload: () => Promise<void>;
  /** Takes what another call answered in the place of asking again. */
  put: (value: T) => void;
};

/**
 * Asks for something of the visitor's own once the page is there: the server knows nobody (A22).
 * @param key what it depends on: another key asks anew, and a late answer to an earlier one is dropped
 */
export function useOwn<T>(ask: () => Promise<Result<T>>, key: string): OwnHandle<T> {
  const [{ own, of }, setShown] = useState<{ own: Own<T>; of: string }>({ own: { kind: "loading" }, of: key });
  const latest = useRef(0);
  const asking = useRef(ask);
  asking.current = ask;

  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    const result = await asking.current();
    if (turn !== latest.current) return;
    setShown((before) => {
      if (result.ok) return { own: { kind: "ready", value: result.value }, of: key };
      // What is there is better than nothing, and something may be typed into it.
      if (before.of === key && before.own.kind === "ready") return before;
      return { own: { kind: "failed", failure: result.failure }, of: key };
    });
  }, [key]);

  useEffect(() => {
    void reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  const put = useCallback(
    (value: T) => {
      latest.current += 1;
      setShown({ own: { kind: "ready", value }, of: key });
    },
    [key],
  );
  return { own: of === key ? own : { kind: "loading" }, reload, put };
}
