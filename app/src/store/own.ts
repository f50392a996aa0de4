import { type Signal, signal } from "@preact/signals-react";
import type { Result } from "#app/src/api/result.ts";
import type { Own, OwnData } from "./own-data.ts";

/** One piece of own data, as long as something shows it. */
export type OwnPiece<T> = {
  own: Signal<Own<T>>;
  /** Revalidates; the current data stays visible meanwhile. */
  reload: () => Promise<void>;
  /** Sets the data from another call's answer. */
  put: (value: T) => void;
  /** Drops the answer that is on its way: nothing shows the piece any more. */
  leave: () => void;
};

/**
 * Opens a piece of own data: with what is loaded by this name, which may be outdated, otherwise loading.
 * @param name null for data that is not kept
 */
export function openOwn<T>(ask: () => Promise<Result<T>>, data: OwnData | null, name: string | null): OwnPiece<T> {
  const pieces = data?.pieces;
  // A name belongs to one call, and so to one type of answer.
  const known = name === null ? undefined : (pieces?.get(name) as Signal<Own<T>> | undefined);
  const own = known ?? signal<Own<T>>({ kind: "loading" });
  let latest = 0;

  function leave(): void {
    latest += 1;
  }

  function put(value: T): void {
    leave();
    if (name !== null) pieces?.set(name, own);
    own.value = { kind: "ready", value };
  }

  async function reload(): Promise<void> {
    latest += 1;
    const turn = latest;
    const result = await ask();
    if (turn !== latest) return;
    if (result.ok) put(result.value);
    // A failed revalidation keeps the current data: the visitor may be editing it.
    else if (own.value.kind !== "ready") own.value = { kind: "failed", failure: result.failure };
  }

  return { own, reload, put, leave };
}
