import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Inventory } from "#domain/import/inventories.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createApp } from "#provider/app.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { DatabaseTarget } from "#provider/kernel/database/target.ts";
import { silentLog } from "#provider/kernel/log.ts";
import type { Services } from "#provider/services.ts";
import { servicesOver } from "#provider/start.ts";
import { type Ran, runHere } from "./run-cli.ts";
import { testSettings } from "./services.ts";

/** A provider on a socket for the command line. */
export type Shop = {
  readonly services: Services;
  readonly app: Hono;
  /** Runs `shamseh operator …` as its operator; `stdin` is passed as `-`. */
  operator(args: readonly string[], stdin?: string): Promise<Ran>;
  close(): Promise<void>;
};

/** Opens a provider over existing services. */
export async function shopOver(services: Services): Promise<Shop> {
  const app = createApp(services);
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = join(mkdtempSync(join(tmpdir(), "shamseh-shop-")), "token");
  writeFileSync(token, services.settings.operatorToken);
  return {
    services,
    app,
    operator: (args, stdin) =>
      runHere(["operator", ...args, "--token-file", token, "--provider-url", url], stdin, { SHAMSEH_OPERATOR: "Sara" }),
    async close() {
      server.close();
      server.closeAllConnections();
      await services.database.close();
    },
  };
}

/** A provider without anything for sale: a database with its tables and no rows. */
export async function emptyShop(place: DatabaseTarget = { folder: null }): Promise<Shop> {
  const database = await openDatabase(place);
  await database.migrate();
  return shopOver(await servicesOver(database, testSettings(), silentLog, () => FROZEN_NOW));
}

/**
 * Examples of docs/import.md by the language of their fence, in order: of `jsonl` a hotel, a tour and a season of
 * flights.
 */
export function importExamples(language: string): string[] {
  const document = readFileSync(new URL("../../docs/import.md", import.meta.url), "utf8");
  return [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    ([, text = ""]) => text,
  );
}

/** The examples as files, each with its inventory. */
export function exampleFiles(): (readonly [Inventory, string])[] {
  const [hotel = "", tour = "", season = ""] = importExamples("jsonl");
  return [
    ["properties", hotel],
    ["tours", tour],
    ["flights", season],
  ];
}

/** Imports each file. @throws when one of them is refused. */
export async function importFiles(shop: Shop, files: readonly (readonly [Inventory, string])[]): Promise<void> {
  for (const [inventory, text] of files) {
    const { code, err } = await shop.operator(["import", inventory, "-"], text);
    if (code !== 0) throw new Error(`${inventory}: ${err}`);
  }
}
