import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Result } from "#app/src/api/result.ts";
import { type OwnPiece, openOwn } from "#app/src/store/own.ts";
import type { Own } from "#app/src/store/own-data.ts";
import { OwnDataContext } from "./own-data.ts";

export type OwnHandle<T> = Pick<OwnPiece<T>, "reload" | "put"> & { own: Own<T> };

/**
 * Loads personal data in the browser: the server renders without a session.
 * @param key what it depends on: another key loads again, and a late answer to an earlier one is dropped
 * @param as its name in the store: a returning visitor sees the data that is there at once while it is revalidated. Data
 * that is outdated quickly has none.
 */
export function useOwnData<T>(ask: () => Promise<Result<T>>, key: string, as?: string): OwnHandle<T> {
  const data = useContext(OwnDataContext);
  const asking = useRef(ask);
  asking.current = ask;
  const { own, reload, put, leave } = useMemo(
    () => openOwn(() => asking.current(), data, as === undefined ? null : `${as} ${key}`),
    [data, as, key],
  );
  useEffect(() => {
    void reload();
    return leave;
  }, [reload, leave]);
  // `useSignals()` would also follow the signals that children read while they are rendered.
  const subscribe = useCallback((onChange: () => void) => own.subscribe(onChange), [own]);
  const peek = () => own.peek();
  const shown = useSyncExternalStore(subscribe, peek, peek);
  return { own: shown, reload, put };
}
