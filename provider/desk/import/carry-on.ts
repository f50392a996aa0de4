import { rereadMemory } from "../../atlas/memory.ts";
import { bulkLimits, type Queryable } from "../../kernel/database/database.ts";
import type { Services } from "../../services.ts";
import { keepThingChanges } from "./changes.ts";
import { findFaults } from "./check.ts";
import { fillIn } from "./fill-in.ts";
import { inventoryOf } from "./inventory-of.ts";
import { importOf, type KeptImport, notAtOnce } from "./stored-import.ts";
import { type Batched, counters, nights, roomStock, type Written, writeBatch } from "./write-days.ts";
import { type Changes, compareThings, writeThings } from "./write-things.ts";

/**
 * Completes an import whose rows have all arrived, in steps of one transaction each. A decision is never taken back:
 * after a crash any process resumes after the last step (decision 052).
 */

type Step = (tx: Queryable, kept: KeptImport, services: Services) => Promise<void>;

/** The longest that checking a file of millions of rows may take. */
const checkLimits = { ...bulkLimits, statement: 600_000 };

const inBatches: readonly Batched[] = [nights, roomStock, counters];
const nextBatch = (kept: KeptImport): Batched | undefined =>
  inBatches.find(({ staged, applied }) => kept[applied] < kept[staged]);

/** Only one import at a time decides what it changes: the next sees what this one wrote. */
const DECIDING_LOCK = 1_405_0901;

/** Finds faults; without any decides that the import is to be, and writes its things. */
const check: Step = async (tx, kept, { settings }) => {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [DECIDING_LOCK]);
  const [other] = await tx.query("SELECT FROM inventory_import WHERE state = 'applying' AND id <> $1 LIMIT 1", [
    kept.id,
  ]);
  // Its turn comes when the other is done.
  if (other !== undefined) return;
  await fillIn(tx, kept.id, kept.inventory);
  const factor = kept.accepts_outliers ? null : settings.importFactor;
  const found = await findFaults(tx, kept.id, kept.inventory, factor);
  if (kept.faults + found > 0) {
    await tx.query(`${END} state = 'refused', faults = faults + $2 WHERE id = $1`, [kept.id, found]);
    return;
  }
  const changes = await compareThings(tx, kept.id, kept.inventory);
  await keepThingChanges(tx, kept.id, kept.inventory);
  if (!kept.is_dry_run) await writeThings(tx, kept.id, kept.inventory);
  await tx.query("UPDATE inventory_import SET state = 'applying', changes = $2::jsonb WHERE id = $1", [
    kept.id,
    JSON.stringify(changes),
  ]);
};

const END = "UPDATE inventory_import SET ended_at = app_now(),";

const sum = (one: Changes[string] | undefined, { created, changed, same }: Written) => ({
  created: (one?.created ?? 0) + created,
  changed: (one?.changed ?? 0) + changed,
  same: (one?.same ?? 0) + same,
});

async function applyBatch(tx: Queryable, kept: KeptImport, batched: Batched): Promise<void> {
  const { record, staged, applied, batch } = batched;
  await notAtOnce(tx);
  const upto = Math.min(kept[applied] + batch, kept[staged]);
  const written = await writeBatch(tx, batched, [kept.id, kept[applied], upto], kept.is_dry_run);
  const changes = { ...kept.changes, [record]: sum(kept.changes[record], written) };
  await tx.query(
    `UPDATE inventory_import SET ${applied} = $2, changes = $3::jsonb, kept_sold = kept_sold + $4 WHERE id = $1`,
    [kept.id, upto, JSON.stringify(changes), written.kept],
  );
}

/** Writes the next batch; after the last, the data derived from all of them. */
const apply: Step = async (tx, kept, services) => {
  const batched = nextBatch(kept);
  if (batched !== undefined) return applyBatch(tx, kept, batched);
  if (!kept.is_dry_run) await inventoryOf(services, kept.inventory).followUp(tx, kept.id, services);
  await tx.query(`${END} state = $2 WHERE id = $1`, [kept.id, kept.is_dry_run ? "checked" : "applied"]);
};

const steps: Readonly<Partial<Record<KeptImport["state"], Step>>> = { checking: check, applying: apply };

/** Carries an import on by one step, and says how it stands then; null when there is none. */
async function step(services: Services, id: number): Promise<KeptImport | null> {
  return services.database.withTx(async (tx) => {
    const kept = await importOf(tx, id, true);
    const next = kept === null ? undefined : steps[kept.state];
    if (kept === null || next === undefined) return kept;
    await next(tx, kept, services);
    return importOf(tx, id);
  }, checkLimits);
}

const isUnderWay = (kept: KeptImport | null): boolean => kept !== null && steps[kept.state] !== undefined;

/** Carries an import on to its end, or until it has to wait for another. */
export async function carryOn(services: Services, id: number): Promise<void> {
  let kept = await importOf(services.database, id);
  while (isUnderWay(kept)) {
    const before = kept;
    kept = await step(services, id);
    if (kept?.state === "checking" && before?.state === "checking") return;
  }
  if (kept?.state === "applied") await rereadMemory(services);
}
