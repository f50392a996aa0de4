import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { adoptThings } from "./keys.ts";
import { type ReadPart, stagePart } from "./staging.ts";
import { importOf, type KeptImport, notAtOnce } from "./stored-import.ts";

type Begun = {
  readonly inventory: Inventory;
  readonly operator: string;
  readonly is_dry_run: boolean;
  readonly file: string | null;
  readonly accept_outliers: boolean;
};

/** Begins an import. */
export async function beginImport(
  tx: Queryable,
  { inventory, operator, is_dry_run, file, accept_outliers }: Begun,
): Promise<KeptImport> {
  await adoptThings(tx, inventory);
  const [begun] = await tx.query<{ id: number }>(
    `INSERT INTO inventory_import (inventory, operator, is_dry_run, file, accepts_outliers, created_at)
     VALUES ($1, $2, $3, $4, $5, app_now()) RETURNING id`,
    [inventory, operator, is_dry_run, file, accept_outliers],
  );
  const kept = await importOf(tx, begun?.id ?? 0);
  if (kept === null) throw new Error("An import that was begun is not there");
  return kept;
}

/** `not_found`: there is none, or it takes no rows any more. `not_next`: a part between is missing. */
type Received = { readonly rows: number; readonly faults: number } | "not_found" | "not_next";

/** Takes a part of an import's rows. The last part may come twice: its answer was lost. */
export async function receivePart(tx: Queryable, id: number, part: number, read: ReadPart): Promise<Received> {
  await notAtOnce(tx);
  const kept = await importOf(tx, id, true);
  if (kept?.state !== "receiving") return "not_found";
  if (part === kept.parts) return { rows: kept.rows, faults: kept.faults };
  if (part !== kept.parts + 1) return "not_next";
  const staged = await stagePart(
    tx,
    {
      id,

      staged: { prices: kept.staged_prices, stock: kept.staged_stock, counters: kept.staged_counters },
    },
    read,
  );
  const rows = kept.rows + read.count;
  const faults = kept.faults + read.faults.length;
  await tx.query(
    "UPDATE inventory_import SET parts = $2, rows = $3, faults = $4, staged_prices = $5, staged_stock = $6, staged_counters = $7 WHERE id = $1",
    [id, part, rows, faults, staged.prices, staged.stock, staged.counters],
  );
  return { rows, faults };
}

/** Says that all rows have come: from here on the import goes to its end by itself. False: there is none. */
export async function closeImport(tx: Queryable, id: number): Promise<boolean> {
  await tx.query("UPDATE inventory_import SET state = 'checking' WHERE id = $1 AND state = 'receiving'", [id]);
  return (await importOf(tx, id)) !== null;
}
