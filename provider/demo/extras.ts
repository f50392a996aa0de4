import { worldExtras } from "#fixtures/world/extras.ts";
import type { Queryable } from "../kernel/database/database.ts";
import { insertExtra } from "../shop/extra/insert.ts";

/** Puts the demonstration's extras into the catalogue; those that are there stay as operators left them. */
export async function loadExtras(tx: Queryable): Promise<void> {
  for (const extra of worldExtras) await insertExtra(tx, extra, "demo");
}
