import type { ReadonlySignal, Signal } from "@preact/signals-react";
import type { Failure } from "#app/src/api/result.ts";

/** Personal data: loading, loaded or failed. */
export type Own<T> = { kind: "loading" } | { kind: "ready"; value: T } | { kind: "failed"; failure: Failure };

/**
 * A user's own data that is loaded in this document, by its name. Data that is outdated quickly has none. Each session has a
 * map of its own: an answer that an earlier session waited for ends in the map of that one.
 */
export type OwnData = { pieces: Map<string, Signal<Own<unknown>>> };

/** Own data that every change of the bearer empties: a log-out, an expiry, or another user's log-in of another tab. */
export function createOwnData(bearer: ReadonlySignal<string | null>): OwnData {
  const own: OwnData = { pieces: new Map() };
  bearer.subscribe(() => {
    own.pieces = new Map();
  });
  return own;
}
