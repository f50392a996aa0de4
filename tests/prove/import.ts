import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import type { Database } from "#provider/database/database.ts";
import { readSettings } from "#provider/settings.ts";
import { type Ran, runApart, start } from "#tests/support/run-cli.ts";
import type { ProviderProcess } from "./provider-processes.ts";

/** Imports by the real command at a real provider, and what is left of them when either is killed. */

/** How many things of each inventory are taken out and brought in. */
const TAKEN: Readonly<Record<Inventory, number>> = { properties: 200, tours: 20, flights: 50 };

/** `shamseh operator` at a provider. */
function operatorAt(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-prove-import-"));
  const token = join(folder, "token");
  writeFileSync(token, readSettings({ OPERATOR_TOKEN: process.env.OPERATOR_TOKEN }).operatorToken);
  const options = ["--token-file", token, "--provider-url", `http://127.0.0.1:${port}`];
  const named = [...options, "--operator", "prove"];
  return {
    folder,
    export: (inventory: Inventory, limit: number): Promise<Ran> =>
      runApart(["operator", "export", inventory, "--limit", String(limit), ...options]),
    import: (inventory: Inventory, file: string): Promise<Ran> =>
      runApart(["operator", "import", inventory, file, "--json", ...named]),
    /** The same, begun and not awaited. */
    begin: (inventory: Inventory, file: string) => start(["operator", "import", inventory, file, ...named]),
  };
}

/** What of an import's answer is other than new. */
function notCreated({ out, err }: Ran, isFirst: boolean): number {
  const { changes } = JSON.parse(out) as { changes: { record: string; changed: number; same: number }[] };
  if (err.includes("faults")) throw new Error(err);
  // Places come with each file, and are there from the second on.
  const own = isFirst ? changes : changes.filter(({ record }) => record !== "country" && record !== "city");
  return own.reduce((sum, { changed, same }) => sum + changed + same, 0);
}

/**
 * Takes an inventory out of one provider and brings it into another: how many rows, what of them was there already, and how many
 * rows differ once they are taken out of that.
 */
export async function moved(inventory: Inventory, from: ProviderProcess, to: ProviderProcess) {
  const [source, target] = [operatorAt(from.port), operatorAt(to.port)];
  const taken = await source.export(inventory, TAKEN[inventory]);
  const file = join(source.folder, `${inventory}.jsonl`);
  writeFileSync(file, taken.out);
  const again = async () => new Set((await target.export(inventory, TAKEN[inventory])).out.split("\n"));
  const before = taken.out.split("\n");
  const brought = await target.import(inventory, file);
  if (brought.code !== 0) throw new Error(`${inventory}: ${brought.err}`);
  const rows = before.length - 1;
  const out = await again();
  const differs = before.filter((row) => !out.has(row)).length;
  return { rows, not_created: notCreated(brought, inventory === "properties"), differs };
}

export type Kills = {
  kills: number;
  /** Nothing was written; all was, once a provider was there again; and neither, which must not be. */
  nothing: number;
  all: number;
  torn: number;
};

const NIGHTS = 60;

const PRICES = `
  SELECT count(*) FILTER (WHERE sale_rate = $2)::int AS written, count(*)::int AS of FROM night_price
  JOIN inventory_key AS key ON key.kind = 'plan' AND key.id = rate_plan_id
  WHERE key.external_id = ANY (ARRAY(SELECT jsonb_array_elements_text($1::jsonb))) AND night >= $3 AND night < $4`;

/** All prices of some plans, one night in each row, at one rate. */
function pricesFile(folder: string, plans: readonly string[], first: IsoDate, rate: number): string {
  const days = Array.from({ length: NIGHTS }, (_, night) => addDays(first, night));
  const file = join(folder, `rate-${rate}.jsonl`);
  const rows = plans.flatMap((plan) =>
    days.map((from) => `${JSON.stringify({ record: "night", plan, from, sale_rate: rate })}\n`),
  );
  writeFileSync(file, rows.join(""));
  return file;
}

const IS_OPEN = "SELECT 1 FROM inventory_import WHERE state IN ('checking', 'applying')";

/**
 * Kills by turns the command and the provider at random moments of an import that changes every price of many plans.
 *
 * @param restart puts a provider before the database where it was killed
 */
export async function killImports(
  database: Database,
  restart: () => Promise<ProviderProcess>,
  { kills, longestMs }: { kills: number; longestMs: number },
): Promise<Kills> {
  const plans = (
    await database.query<{ key: string }>(
      "SELECT external_id AS key FROM inventory_key JOIN rate_plan ON rate_plan.id = inventory_key.id WHERE kind = 'plan' ORDER BY 1",
    )
  ).map(({ key }) => key);
  const [{ first } = { first: "2026-12-01" as IsoDate }] = await database.query<{ first: IsoDate }>(
    "SELECT min(night) AS first FROM night_price",
  );
  const found: Kills = { kills, nothing: 0, all: 0, torn: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    // A sum that no night of the world costs: where nothing was written, none is found.
    const rate = 11_000_001 + kill * 10;
    const provider = await restart();
    const operator = operatorAt(provider.port);
    const command = operator.begin("properties", pricesFile(operator.folder, plans, first, rate));
    const ended = new Promise((resolve) => command.once("close", resolve));
    await delay(Math.random() * longestMs);
    if (kill % 2 === 0) command.kill("SIGKILL");
    else await provider.kill();
    await ended;
    const after = kill % 2 === 0 ? provider : await restart();
    // What was decided is carried on with by itself.
    while ((await database.query(IS_OPEN)).length > 0) await delay(50);
    const [counted] = await database.query<{ written: number; of: number }>(PRICES, [
      JSON.stringify(plans),
      rate,
      first,
      addDays(first, NIGHTS),
    ]);
    const { written = 0, of = 0 } = counted ?? {};
    found[written === 0 ? "nothing" : written === of ? "all" : "torn"] += 1;
    await after.stop();
  }
  return found;
}
