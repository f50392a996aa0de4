import type { ChildProcess } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type Inventory, inventories } from "#domain/import/inventories.ts";
import { adoptThings } from "#provider/desk/import/keys.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { startPostgres } from "#tests/postgres.ts";
import { type Ran, runApart, start } from "#tests/support/run-cli.ts";
import { defineProof } from "./define-proof.ts";
import { type Sold, sell } from "./import-sale.ts";
import type { Proof } from "./main.ts";
import { type ProviderProcess, startProvider } from "./provider-processes.ts";
import { type Client, testClusterOf } from "./test-cluster.ts";

/** Imports by the real command at a real provider, and their outcome when either is killed. */

/** Number of items exported and imported per inventory. */
const TAKEN: Readonly<Record<Inventory, number>> = { properties: 200, tours: 20, flights: 50 };

/** Runs `shamseh operator` against a provider. */
function operatorAt(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-prove-import-"));
  const token = join(folder, "token");
  writeFileSync(token, readSettings({ APP_ENV: "demo", OPERATOR_TOKEN: process.env.OPERATOR_TOKEN }).operatorToken);
  const options = ["--token-file", token, "--provider-url", `http://127.0.0.1:${port}`];
  const named = [...options, "--operator", "prove"];
  return {
    folder,
    export: (inventory: Inventory, limit: number): Promise<Ran> =>
      runApart(["operator", "export", inventory, "--limit", String(limit), ...options]),
    import: (inventory: Inventory, file: string): Promise<Ran> =>
      runApart(["operator", "import", inventory, file, "--json", ...named]),
    /** The same, started without waiting: one rate for all nights is far from most of theirs. */
    begin: (inventory: Inventory, file: string) =>
      start(["operator", "import", inventory, file, "--accept-outliers", ...named]),
  };
}

/** Number of records that an import reports as changed or unchanged rather than created. */
function notCreated({ out, err }: Ran, isFirst: boolean): number {
  const { changes } = JSON.parse(out) as { changes: { record: string; changed: number; same: number }[] };
  if (err.includes("faults")) throw new Error(err);
  // Countries and cities come with each file, and exist from the second on.
  const own = isFirst ? changes : changes.filter(({ record }) => record !== "country" && record !== "city");
  return own.reduce((sum, { changed, same }) => sum + changed + same, 0);
}

/**
 * Exports an inventory from one provider and imports it into another: the number of rows, of records that existed
 * already, and of rows that differ in an export of the other.
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

/**
 * Outcome of a killed import: nothing written; everything, once a provider was up again; or a part, which must not be.
 */
export type Left = "nothing" | "all" | "torn";

/** Disturbance of one import: `begin` starts its command. */
export type Cut = (doing: {
  readonly database: Database;
  begin(): void;
  killCommand(): void;
  killProvider(): Promise<void>;
}) => Promise<void>;

/** Kills the command or the provider at a random moment. */
export const atRandom =
  (killed: "command" | "provider", longestMs: number): Cut =>
  async ({ begin, killCommand, killProvider }) => {
    begin();
    await delay(Math.random() * longestMs);
    await (killed === "command" ? killCommand() : killProvider());
  };

const NIGHTS = 60;

const PRICES = `
  SELECT count(*) FILTER (WHERE sale_rate = $2)::int AS written, count(*)::int AS of, sum(sale_rate)::text AS total FROM night_price
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
 * Consecutive imports that each change every price of many plans, each with its disturbance.
 *
 * @param restart starts a provider on the database, again after a kill
 */
export async function cutImports(
  database: Database,
  restart: () => Promise<ProviderProcess>,
  cuts: readonly Cut[],
): Promise<Left[]> {
  let provider = await restart();
  try {
    await database.withTx((tx) => adoptThings(tx, "properties"));
    const plans = (
      await database.query<{ key: string }>(
        "SELECT external_id AS key FROM inventory_key JOIN rate_plan ON rate_plan.id = inventory_key.id WHERE kind = 'plan' ORDER BY 1",
      )
    ).map(({ key }) => key);
    const [{ first } = { first: "2026-12-01" as IsoDate }] = await database.query<{ first: IsoDate }>(
      "SELECT min(night) AS first FROM night_price",
    );
    const left: Left[] = [];
    for (const cut of cuts) {
      // A rate that no night has yet: it is found only where the import has written.
      const [{ rate } = { rate: 0 }] = await database.query<{ rate: number }>(
        "SELECT max(sale_rate)::float8 + 1 AS rate FROM night_price",
      );
      const prices = async () => {
        const params = [JSON.stringify(plans), rate, first, addDays(first, NIGHTS)];
        const [counted] = await database.query<{ written: number; of: number; total: string }>(PRICES, params);
        return counted ?? { written: 0, of: 0, total: "" };
      };
      const before = await prices();
      const operator = operatorAt(provider.port);
      const file = pricesFile(operator.folder, plans, first, rate);
      let command: ChildProcess | null = null;
      let ended: Promise<unknown> = Promise.resolve();
      let isProviderGone = false;
      await cut({
        database,
        begin() {
          const begun = operator.begin("properties", file);
          command = begun;
          ended = new Promise((resolve) => begun.once("close", resolve));
        },
        killCommand: () => void command?.kill("SIGKILL"),
        async killProvider() {
          isProviderGone = true;
          await provider.kill();
        },
      });
      await ended;
      if (isProviderGone) provider = await restart();
      // An import that was decided resumes by itself.
      while ((await database.query(IS_OPEN)).length > 0) await delay(50);
      const after = await prices();
      const isSame = after.written === 0 && after.of === before.of && after.total === before.total;
      const isAll = after.written === before.of && after.of === before.of;
      left.push(isSame ? "nothing" : isAll ? "all" : "torn");
    }
    return left;
  } finally {
    await provider.stop();
  }
}

const long = (letter: string): string => letter.repeat(40);

/** Settings of a production; its SMS go nowhere. */
const PRODUCTION = {
  APP_ENV: "production",
  PUBLIC_BASE_URL: "https://shop.example",
  TOKEN_SECRET: long("t"),
  PII_KEY: long("p"),
  VOUCHER_KEY: long("v"),
  PROXY_SECRET: long("x"),
  SMS_GATEWAY_URL: "http://127.0.0.1:9",
  ZARINPAL_MERCHANT_ID: "00000000-0000-0000-0000-000000000000",
  DATABASE_URL: "postgres://unused",
};
/** Credentials of both sides: the command sends them too. */
const CALLED_WITH = { CLIENT_TOKEN: "prove-shop", OPERATOR_TOKEN: long("o") };

const clientOf = ({ client }: ProviderProcess): Client => ({
  request: (path, init) =>
    client.request(path, { ...init, headers: { ...init?.headers, "Client-Token": CALLED_WITH.CLIENT_TOKEN } }),
});

/**
 * Exports the demonstration's inventory (200 properties, 20 tours, 50 flights) and imports it into an empty production
 * on PostgreSQL: the same rows are exported there, each inventory is found within a second of its command's end and
 * booked to the voucher. Then an import that changes every price, and `kills` more, in which the command or the
 * provider is killed at a random moment.
 */
export const { run } = defineProof({
  full: { kills: 12 },
  small: null,
  prove: ({ kills }) => exportAndImport(kills),
});

async function exportAndImport(kills: number): Promise<Proof> {
  const [full, empty] = [await startPostgres(), await startPostgres()];
  if (full === null || empty === null) throw new Error("This is proved on PostgreSQL, and there is none");
  const database = await openDatabase({ url: empty.url });
  Object.assign(process.env, CALLED_WITH);
  const { DATABASE_URL: _, ...environment } = PRODUCTION;
  const shop = () => startProvider({ url: empty.url }, { environment });
  try {
    const from = await startProvider({ url: full.url }, { startsWithinMs: 240_000 });
    const to = await shop();
    const cluster = testClusterOf(database, [clientOf(to)], readSettings({ ...PRODUCTION, ...CALLED_WITH }));
    const brought: Record<string, Awaited<ReturnType<typeof moved>> & Sold> = {};
    for (const inventory of inventories) {
      const found = await moved(inventory, from, to);
      brought[inventory] = { ...found, ...(await sell(cluster, inventory)) };
    }
    await from.stop();
    await to.stop();
    const cuts = Array.from({ length: kills }, (_, kill) => atRandom(kill % 2 === 0 ? "command" : "provider", 6_000));
    // Control: unless this one changes prices, an unchanged price after a killed import proves nothing.
    const [uncut, ...left] = await cutImports(database, shop, [async ({ begin }) => begin(), ...cuts]);
    const counted = (what: Left) => left.filter((one) => one === what).length;
    const killed = { kills: cuts.length, nothing: counted("nothing"), all: counted("all"), torn: counted("torn") };
    const isWhole = Object.values(brought).every(
      ({ not_created, differs, found_after_ms, status }) =>
        not_created === 0 && differs === 0 && found_after_ms < 1_000 && status === "successful",
    );
    return {
      holds: isWhole && uncut === "all" && killed.torn === 0 && killed.nothing + killed.all === killed.kills,
      brought,
      ...killed,
    };
  } finally {
    await database.close();
    await full.stop();
    await empty.stop();
  }
}
