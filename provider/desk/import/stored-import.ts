import { FAULTS_NAMED, type ImportValue } from "#domain/contract/import.shapes.ts";
import type { PlacedFault } from "#domain/import/fault.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import { recordsOf } from "#products/import-records.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { changesOf } from "./changes.ts";
import type { Changes } from "./write-things.ts";

/** An import as it is kept. */
export type KeptImport = {
  readonly id: number;
  readonly inventory: Inventory;
  readonly is_dry_run: boolean;
  readonly operator: string;
  readonly file: string | null;
  readonly accepts_outliers: boolean;
  readonly state: ImportValue["state"];
  readonly parts: number;
  readonly rows: number;
  readonly faults: number;
  readonly changes: Changes;
  readonly kept_sold: number;
  readonly staged_prices: number;
  readonly staged_stock: number;
  readonly staged_counters: number;
  readonly applied_prices: number;
  readonly applied_stock: number;
  readonly applied_counters: number;
};

/** Reads an import, null when there is none. Locked, nothing else moves it on until the transaction ends. */
export async function importOf(from: Queryable, id: number, isLocked = false): Promise<KeptImport | null> {
  const text = `SELECT * FROM inventory_import WHERE id = $1 ${isLocked ? "FOR UPDATE" : ""}`;
  const [found] = await from.query<KeptImport>(text, [id]);
  return found ?? null;
}

/**
 * Lets a transaction commit before it is on disk: a crash loses the rows together with their count, and the last step
 * of an import, which does wait for the disk, flushes all before it.
 */
export const notAtOnce = (tx: Queryable): Promise<unknown> => tx.query("SET LOCAL synchronous_commit = off");

const NAMED_FAULTS = `
  SELECT line, path, code, detail FROM import_fault WHERE import_id = $1 ORDER BY line, path LIMIT ${FAULTS_NAMED}`;

/** Kinds that an import reports on: those of its file's rows, and those that the rows produce. */
const kindsOf = ({ inventory, changes }: KeptImport): string[] => [
  ...new Set([...recordsOf[inventory].map(({ record }) => record), ...Object.keys(changes)]),
];

const nothing = { created: 0, changed: 0, same: 0 };

/** An import as it is answered. */
export async function importValueOf(from: Queryable, kept: KeptImport): Promise<ImportValue> {
  const items = kept.faults === 0 ? [] : await from.query<PlacedFault>(NAMED_FAULTS, [kept.id]);
  const isKnown = kept.state !== "receiving" && kept.state !== "checking" && kept.state !== "refused";
  return {
    id: kept.id,
    inventory: kept.inventory,
    is_dry_run: kept.is_dry_run,
    state: kept.state,
    rows: kept.rows,
    faults: { total: kept.faults, items: [...items] },
    changes: isKnown ? kindsOf(kept).map((record) => ({ record, ...nothing, ...kept.changes[record] })) : [],
    operator: kept.operator,
    file: kept.file,
    changed: isKnown ? await changesOf(from, kept.id) : { total: 0, items: [] },
    kept_sold: kept.kept_sold,
    progress: {
      done: kept.applied_prices + kept.applied_stock + kept.applied_counters,
      of: kept.staged_prices + kept.staged_stock + kept.staged_counters,
    },
  };
}
