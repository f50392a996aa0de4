import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { rereadMemory } from "../../atlas/memory.ts";
import { errorFields } from "../../kernel/log.ts";
import type { Services } from "../../services.ts";
import { carryOn } from "./carry-on.ts";

/** Background jobs of imports. */

/** End of the newest import that this process knows of, epoch seconds. */
const knownEnds = new WeakMap<Services, number>();

/** Job: resumes imports that a process has left. Several processes share it: each step locks its import. */
export async function carryOnImports(services: Services): Promise<void> {
  const { database, log } = services;
  const left = await database.query<{ id: number }>(
    "SELECT id FROM inventory_import WHERE state IN ('checking', 'applying') ORDER BY id",
  );
  for (const { id } of left) {
    // One that fails is tried again at the next turn, and the others are looked at all the same.
    await carryOn(services, id).catch((error: unknown) => log.error("an import was left", errorFields(error)));
  }
}

/** Job of each process: re-reads its memory after any of them has ended an import. */
export async function rereadImported(services: Services): Promise<void> {
  const { database } = services;
  const [{ newest = 0 } = {}] = await database.query<{ newest: number | null }>(
    "SELECT coalesce(max(extract(epoch FROM ended_at)), 0)::float8 AS newest FROM inventory_import WHERE state = 'applied'",
  );
  if (newest === null || newest === (knownEnds.get(services) ?? 0)) return;
  await rereadMemory(services);
  knownEnds.set(services, newest);
}

const STAGED = ["import_row", "import_price", "import_stock", "import_counter", "import_fault"] as const;
/** Rows of one statement. */
const BATCH = 20_000;

/** Deletes staged rows of imports that have ended, and of those whose sender never came back. */
export async function forgetOldImports({ database }: Pick<Services, "database">): Promise<void> {
  const over = await database.query<{ id: number }>(
    `SELECT id FROM inventory_import WHERE parts > 0 AND ((state NOT IN ('receiving', 'checking', 'applying')
       AND ended_at < app_now() - make_interval(secs => $1)) OR (state = 'receiving' AND created_at < app_now() - make_interval(secs => $2)))`,
    [KEPT_SECONDS, DAY_SECONDS],
  );
  for (const { id } of over) {
    for (const table of STAGED) await forgetRows(database, table, id);
    await database.query("UPDATE inventory_import SET parts = 0 WHERE id = $1", [id]);
  }
}

/** Retention of an import's faults, seconds. */
const KEPT_SECONDS = 600;

async function forgetRows({ query }: Services["database"], table: string, id: number): Promise<void> {
  for (let gone = BATCH; gone === BATCH; ) {
    const deleted = await query<{ count: number }>(
      `WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE import_id = $1 LIMIT ${BATCH})) RETURNING 1)
       SELECT count(*)::int AS count FROM gone`,
      [id],
    );
    gone = deleted[0]?.count ?? 0;
  }
}
