import type { Hono } from "hono";
import { AFTER, CHANGES_PATH, type ChangesAnswer } from "#runtime/changes.ts";
import type { Services } from "../../services.ts";
import type { Database } from "../database/database.ts";
import { refuse } from "../envelope.ts";
import { isSameSecret } from "../http/client-address.ts";
import { refused } from "../http/serve-call.ts";
import { type Cursor, cursorText, readCursor } from "./cursor.ts";
import { keysOf } from "./keys.ts";
import { KNOWN_SECONDS, readChanges } from "./read.ts";
import { covers, readSnapshot } from "./snapshot.ts";

/** True when all changes since a cursor are known: it is not too old, nor of a database that was restored since. */
function isKnown(cursor: Cursor, now: Cursor): boolean {
  const [earlier, later] = [readSnapshot(cursor.snapshot), readSnapshot(now.snapshot)];
  return Math.abs(now.at - cursor.at) < KNOWN_SECONDS && earlier !== null && later !== null && covers(later, earlier);
}

/**
 * Answers websites that know the proxies' secret with the changes since a cursor; for all others the path does not
 * exist. An answer depends on the one before only by its cursor, so that any provider can give it.
 */
export function addChanges(app: Hono, { database, settings }: Pick<Services, "database" | "settings">): void {
  const changesSince = createChangesSince(database);
  app.get(CHANGES_PATH, async (context) => {
    const secret = context.req.header("Proxy-Secret");
    if (secret === undefined || !isSameSecret(secret, settings.proxySecret))
      return refused(context, refuse("not_found"));
    return context.json(await changesSince(context.req.query(AFTER) ?? ""));
  });
}

/** Returns the changes since a cursor, in a database of which this process may be the only writer. */
export function createChangesSince(database: Database): (cursor: string) => Promise<ChangesAnswer> {
  let last: (Omit<ChangesAnswer, "keys"> & { writes: number }) | null = null;

  return async (text) => {
    const writes = database.writes();
    if (last !== null && last.cursor === text && last.writes === writes)
      return { cursor: text, keys: [], clockAhead: last.clockAhead };
    const before = readCursor(text);
    const look = await readChanges(database, before?.snapshot ?? null);
    const { clockAhead } = look;
    const cursor = cursorText(look);
    last = writes === null ? null : { cursor, clockAhead, writes };
    return { cursor, clockAhead, keys: before !== null && isKnown(before, look) ? keysOf(look.changes) : null };
  };
}
