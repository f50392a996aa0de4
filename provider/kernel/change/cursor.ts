import { readSnapshot } from "./snapshot.ts";

/**
 * Position up to which a website has read: the database's time in epoch seconds, and its snapshot. Any provider of the
 * same database can go on from it.
 */
export type Cursor = { readonly at: number; readonly snapshot: string };

/** A cursor as text, opaque to the website that sends it back. */
export const cursorText = ({ at, snapshot }: Cursor): string => `${at}.${snapshot}`;

/** Null where a text is no cursor of ours. */
export function readCursor(text: string): Cursor | null {
  const [, at, snapshot] = /^(\d{1,12})\.([\d:,]+)$/.exec(text) ?? [];
  if (snapshot === undefined || readSnapshot(snapshot) === null) return null;
  return { at: Number(at), snapshot };
}
