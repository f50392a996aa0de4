import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { allRows } from "#tests/support/all-rows.ts";
import { root } from "#tools/paths.mjs";
import type { Proof } from "./main.ts";
import { type Ground, productionGround } from "./production-ground.ts";
import { inventory, money, requests, suppliers, upkeep } from "./production-operators.ts";
import { openShop, type Shop, unexercised } from "./production-shop.ts";
import { account, journeys, readAll, words } from "./production-travellers.ts";
import { endWithParent } from "./provider-processes.ts";

const walks: Readonly<Record<string, (shop: Shop) => Promise<void>>> = {
  // Before any item that only a test sells.
  inventory,
  readAll,
  account,
  journeys,
  requests,
  suppliers,
  money,
  words,
  upkeep,
};

export type Exercised = {
  readonly calls: number;
  /** `call X is not exercised`, answers of 5xx, errors of jobs and in their log, and walks that ended early. */
  readonly faults: readonly string[];
};

/** Makes every call of the contract at least once, with its prerequisites, and runs every job, as production's role. */
export async function exercise(ground: Ground): Promise<Exercised> {
  const shop = await openShop(ground);
  try {
    await shop.runJobs();
    for (const [name, walk] of Object.entries(walks)) {
      await walk(shop).catch((error: unknown) => shop.faults.push(`${name} ended early: ${whereOf(error)}`));
    }
    await shop.runJobs();
    const missing = unexercised(shop).map((name) => `call ${name} is not exercised`);
    return { calls: shop.answered.size, faults: [...shop.faults, ...missing] };
  } finally {
    await shop.close();
  }
}

/** Message of an error, with the line of the walk that threw it. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = error.stack?.split("\n").filter((line) => /production-(travellers|operators)/.test(line)) ?? [];
  return `${error.message} ${lines[0]?.trim() ?? ""}`;
}

/** A start that must be refused: changes to production's own environment, and SQL for the database before it. */
type Refused = { readonly what: string; readonly changes: Readonly<Record<string, string>>; readonly before?: string };

const OLD_WORLD = "INSERT INTO demo_world (id, seed, digest, topped_up_from) VALUES (1, 1, 'old', '2026-01-01')";

const refused: readonly Refused[] = [
  { what: "without APP_ENV", changes: { APP_ENV: "" } },
  { what: "with another word", changes: { APP_ENV: "prod" } },
  { what: "as the demonstration", changes: { APP_ENV: "demo" } },
  { what: "as the demonstration, over an old world", changes: { APP_ENV: "demo" }, before: OLD_WORLD },
  { what: "as production, over an old world", changes: {}, before: OLD_WORLD },
];

/**
 * A production as docs/operators.md sets it up, on PostgreSQL: every call of the contract with its prerequisites and
 * every job, as a role that owns nothing; then starts that must be refused, which change no row and name the setting.
 */
export async function run(): Promise<Proof> {
  const ground = await productionGround();
  if (ground === null) throw new Error("This is proved on PostgreSQL, and there is none");
  try {
    const { calls, faults } = await exercise(ground);
    const starts: string[] = [];
    for (const one of refused) {
      const fault = await faultOf(ground, one);
      if (fault !== null) starts.push(fault);
    }
    return { holds: faults.length === 0 && starts.length === 0, calls, faults, refused: refused.length, starts };
  } finally {
    await ground.stop();
  }
}

/** Describes a fault in the refusal of a start; null without one. */
async function faultOf({ owner, environment }: Ground, { what, changes, before }: Refused): Promise<string | null> {
  if (before !== undefined) await owner.query(before);
  const rows = await allRows(owner);
  const { code, said } = await ended({ ...environment, ...changes });
  const after = await allRows(owner);
  const changed = Object.keys(after).filter((table) => after[table] !== rows[table]);
  await owner.query("DELETE FROM demo_world");
  if (code === 1 && changed.length === 0 && said.includes("APP_ENV")) return null;
  return `${what}: ended with ${code}, changed ${changed.join(", ") || "nothing"}, said ${said.slice(0, 300)}`;
}

const ENDS_WITHIN_MS = 60_000;

/** Starts a built provider and waits until it ends; one that serves is ended by SIGTERM and its code is null. */
function ended(environment: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const data = mkdtempSync(join(tmpdir(), "shamseh-prove-"));
  const child = spawn(process.execPath, [join(root, "dist/provider/main.js")], {
    env: { ...process.env, ...environment, PROVIDER_PORT: "0", DATA_DIR: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithParent(child);
  let said = "";
  child.stderr.on("data", (bytes: Buffer) => {
    said += bytes.toString();
  });
  child.stdout.on("data", (bytes: Buffer) => {
    if (bytes.includes("provider listening")) child.kill("SIGKILL");
  });
  const late = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  return new Promise((resolve) =>
    child.once("exit", (code) => {
      clearTimeout(late);
      resolve({ code, said });
    }),
  );
}
