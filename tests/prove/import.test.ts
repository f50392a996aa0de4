import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { bulkLimits } from "#provider/kernel/database/database.ts";
import { hasPostgres } from "#tests/postgres.ts";
import { type Cut, cutImports } from "./import.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";

/** Kills while an import is in a state, held there by a lock on the table that it writes next. */
const cutWhile =
  (state: "receiving" | "applying", table: string, killed: "command" | "provider"): Cut =>
  ({ database, begin, killCommand, killProvider }) =>
    database.withTx(async (tx) => {
      await tx.query(`LOCK TABLE ${table} IN SHARE MODE`);
      const [{ last } = { last: 0 }] = await tx.query<{ last: number }>(
        "SELECT coalesce(max(id), 0)::int AS last FROM inventory_import",
      );
      begin();
      const isThere = async () =>
        (await tx.query("SELECT 1 FROM inventory_import WHERE id > $1 AND state = $2", [last, state])).length > 0;
      while (!(await isThere())) await delay(10);
      await (killed === "command" ? killCommand() : killProvider());
    }, bulkLimits);

test.skipIf(!hasPostgres())(
  "an import writes all or nothing: all without a kill, nothing before its rows have come, all once it is decided",
  { timeout: 120_000 },
  () =>
    onProvingGround(async ({ url }) => {
      const database = await openDatabase({ url });
      try {
        const left = await cutImports(database, () => startProvider({ url }), [
          async ({ begin }) => begin(),
          cutWhile("receiving", "import_price", "command"),
          cutWhile("receiving", "import_price", "provider"),
          cutWhile("applying", "night_price", "provider"),
        ]);
        expect(left).toEqual(["all", "nothing", "nothing", "all"]);
      } finally {
        await database.close();
      }
    }),
);
