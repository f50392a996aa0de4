import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { IsoDate } from "#domain/calendar/types.ts";
import { DEMO_SEED } from "#fixtures/world/demo.ts";
import type { World } from "#fixtures/world/types.ts";
import { productModules } from "#products/provider.ts";
import { bulkLimits, type Database, type Queryable } from "../kernel/database/database.ts";
import type { Log } from "../kernel/log.ts";
import { setRate } from "../money/exchange/rates.ts";
import { restoreCounters } from "../shop/stock/restore.ts";
import { loadExtras } from "./extras.ts";
import { holdMark, markDemonstration } from "./mark.ts";
import { putWordsBack, takeWords } from "./retained-reviews.ts";
import { topUp } from "./top-up.ts";
import { worldRows } from "./world-rows.ts";

type Marker = { seed: number; digest: string; toppedUpFrom: IsoDate };

/** Builds a world: `fixtures/world` itself, or a small one in tests. */
export type MakeWorld = (seed: number, from: IsoDate) => World | Promise<World>;

const demoWorld: MakeWorld = async (seed, from) => (await import("#fixtures/world/world.ts")).world(seed, from);

/**
 * Makes the demonstration's database hold the demo world with its nights filled from `today` on: loads it into an empty
 * database or after its sources changed, adds the missing nights on a later day, does nothing twice a day. Reservations
 * outlive a world: they keep copies of what they need, and the rooms that they keep are taken in the new one too.
 *
 * @throws WrongWorld where the database holds rows and is not marked as the demonstration's.
 */
export async function seedDemo(
  database: Database,
  today: IsoDate,
  log: Log,
  makeWorld: MakeWorld = demoWorld,
): Promise<void> {
  await markDemonstration(database);
  const digest = digestOfSources();
  const [marker] = await database.query<Marker>(
    `SELECT seed, digest, topped_up_from AS "toppedUpFrom" FROM demo_world WHERE id = 1`,
  );
  const isThisWorld = marker?.seed === DEMO_SEED && marker.digest === digest;
  if (isThisWorld && marker.toppedUpFrom >= today) return;
  const started = performance.now();
  const made = await makeWorld(DEMO_SEED, today);
  const rows = await database.withTx(async (tx) => {
    await holdMark(tx);
    if (!isThisWorld) await loadWorld(tx, made);
    const nights = await topUp(tx, made, today, isThisWorld ? marker.toppedUpFrom : null);
    for (const { demo } of productModules) {
      if (!isThisWorld) await demo?.load?.(tx, made);
      await demo?.topUp?.(tx, made, today);
    }
    if (!isThisWorld) {
      await restoreCounters(tx);
      for (const { demo } of productModules) await demo?.restore?.(tx);
    }
    await loadExtras(tx);
    for (const rate of DEMO_RATES) await setRate(tx, { ...rate, day: today });
    for (const { prepareDay } of productModules) await prepareDay?.(tx, today);
    await tx.query("UPDATE demo_world SET seed = $1, digest = $2, topped_up_from = $3", [DEMO_SEED, digest, today]);
    return nights;
  }, bulkLimits);
  await database.maintain();
  log.info(isThisWorld ? "demo world topped up" : "demo world loaded", {
    rows,
    duration_ms: Math.round(performance.now() - started),
  });
}

/** Rows per statement: the embedded database's memory grows with the largest statement, and never shrinks. */
const BATCH = 1_000;

async function loadWorld(tx: Queryable, world: World): Promise<void> {
  const tables = worldRows(world);
  const words = await takeWords(tx);
  for (const { demo } of productModules) await demo?.clearStock?.(tx);
  await tx.query(
    `TRUNCATE ${productModules.flatMap(({ demo }) => demo?.tables ?? []).join(", ")}, property_photo, ${tables.map(([table]) => table).join(", ")}`,
  );
  for (const [table, rows] of tables) {
    const columns = Object.keys(rows[0] ?? {});
    if (columns.length === 0) continue;
    const list = columns.map((column) => `"${column}"`).join(", ");
    const insert = `INSERT INTO ${table} (${list}) SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx.query(insert, [JSON.stringify(rows.slice(start, start + BATCH))]);
    }
  }
  await putWordsBack(tx, words);
}

/** Rates of the demonstration, which it sets each day. */
const DEMO_RATES = [
  { currency: "EUR", rial: 1_480_000 },
  { currency: "USD", rial: 1_270_000 },
  { currency: "AED", rial: 345_800 },
] as const;

const SOURCE_OF_WORLD = /^(fixtures|products\/\w+)\/world\/.*(?<!\.test)\.ts$/;

/** A digest of what the world is made from, so that a changed world is loaded again. */
function digestOfSources(): string {
  const root = fileURLToPath(import.meta.resolve("#fixtures/world/types.ts")).replace(
    /fixtures\/world\/types\.ts$/,
    "",
  );
  const hash = createHash("sha256");
  for (const folder of ["fixtures", "products"])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      const path = `${folder}/${file}`;
      if (SOURCE_OF_WORLD.test(path)) hash.update(path).update(readFileSync(join(root, path)));
    }
  return hash.digest("hex").slice(0, 16);
}
