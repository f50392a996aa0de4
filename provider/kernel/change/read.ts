import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { Database, Queryable } from "../database/database.ts";
import type { Change } from "./change.ts";

/** Changes are kept this long. */
const KEPT_SECONDS = HOUR_SECONDS;

/** Age of a process's last look at which it no longer knows the changes since, seconds. */
export const KNOWN_SECONDS = KEPT_SECONDS / 2;

// Read after the snapshot is taken, so that everything it sees is written by there. A demoted server writes nothing.
const LOOK = `pg_current_snapshot()::text AS snapshot, extract(epoch FROM clock_timestamp())::bigint AS at,
  CASE WHEN pg_is_in_recovery() THEN NULL ELSE pg_current_wal_lsn()::text END AS "writtenTo",
  (SELECT offset_seconds FROM app_clock WHERE id = 1) AS "clockAhead"`;

const NOW = `SELECT ${LOOK}`;

const became = (table: string) =>
  `FROM ${table} WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)`;

// One statement, so that the changes are exactly those which its snapshot sees and the one before did not: in whatever
// order transactions begin and end, none is missed and none is read twice.
const SINCE = `
  SELECT ${LOOK}, seen.*
  FROM (SELECT 1) AS always LEFT JOIN (
    SELECT DISTINCT part AS kind, city_id AS "cityId", property_id AS "propertyId", NULL AS key ${became("stay_change")}
    UNION ALL
    SELECT DISTINCT kind, NULL::integer, NULL::integer, key ${became("change")}) AS seen ON true`;

type Row = Omit<Look, "changes"> & {
  kind: Change["kind"] | null;
  cityId: number | null;
  propertyId: number | null;
  key: string | null;
};

/**
 * Result of a look: everything up to `snapshot`, at the machine's time of the database in epoch seconds, written into
 * the write-ahead log up to `writtenTo`, and the seconds by which the demonstration has moved `app_now()`.
 */
export type Look = {
  snapshot: string;
  at: number;
  writtenTo: string | null;
  clockAhead: number;
  changes: Change[];
};

/** Returns the changes that became visible since a snapshot; none without one. */
export async function readChanges({ query }: Queryable, before: string | null): Promise<Look> {
  const rows = await (before === null
    ? query<Row>(NOW, [], "snapshot_now")
    : query<Row>(SINCE, [before], "changes_since"));
  const [first] = rows;
  if (first === undefined) throw new Error("A look at the changes has no row");
  const changes = rows.flatMap(({ kind = null, cityId, propertyId, key }): Change[] => {
    if (kind === null) return [];
    return [kind === "facts" || kind === "nights" ? { kind, cityId, propertyId } : { kind, key }];
  });
  const { snapshot, at, writtenTo, clockAhead } = first;
  return { snapshot, at, writtenTo, clockAhead, changes };
}

const FORGET = (table: string) =>
  `DELETE FROM ${table} WHERE changed_at < clock_timestamp() - make_interval(secs => ${KEPT_SECONDS})`;

/** Forgets changes that everyone has seen or has forgotten everything since. */
export async function forgetOldChanges({ query }: Pick<Database, "query">): Promise<void> {
  await query(FORGET("stay_change"));
  await query(FORGET("change"));
}
