import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { startPostgres } from "#tests/postgres.ts";
import { emptyShop } from "#tests/support/inventory.ts";
import { silentLog } from "./kernel/log.ts";
import { readSettings } from "./kernel/settings.ts";
import { startServices } from "./start.ts";

/** The first example of the document: a hotel. */
const [, hotel = ""] =
  /^```jsonl\n([\s\S]*?)^```$/m.exec(readFileSync(new URL("../docs/import.md", import.meta.url), "utf8")) ?? [];

test("a production with nothing for sale says at its start what to do, until an import", async ({ skip }) => {
  const postgres = await startPostgres(["fsync=off"]);
  if (postgres === null) return skip();
  onTestFinished(() => postgres.stop());
  const { url } = postgres;
  const warnings = async () => {
    const said: string[] = [];
    const log = { ...silentLog, warn: (event: string) => void said.push(event) };
    const production = {
      ...readSettings({ APP_ENV: "demo", DATABASE_URL: url }),
      appEnv: "production",
      testBank: null,
    } as const;
    await (await startServices(production, log, () => FROZEN_NOW)).database.close();
    return said.filter((event) => event.startsWith("nothing is for sale"));
  };
  const toDo = "nothing is for sale: bring an inventory with shamseh operator import, see docs/import.md";
  expect(await warnings()).toEqual([toDo]);

  const shop = await emptyShop({ url });
  const bring = (rows: string) => shop.operator(["import", "properties", "-"], rows);
  const [country = "", ...rest] = hotel.split(/^/m);
  expect((await bring(country)).code).toBe(0);
  expect(await warnings()).toEqual([toDo]);
  expect((await bring(rest.join(""))).code).toBe(0);
  await shop.close();
  expect(await warnings()).toEqual([]);
});
