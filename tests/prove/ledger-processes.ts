import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readSettings } from "#provider/kernel/settings.ts";
import { callerOf } from "#tests/support/client.ts";
import { startBank } from "./bank-process.ts";
import { compareWithModel, isExact, spendAtOnce } from "./ledger.ts";
import type { ModelBank } from "./ledger-bank.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";
import type { TestCluster } from "./test-cluster.ts";

/** Longer than two runs of a reconciler. */
const SETTLED_WITHIN_MS = 120_000;

/** The test bank's process, for payers at the first provider. */
export function bankAt(url: string, { database, clients: [client] }: TestCluster): ModelBank {
  return {
    async pay(address) {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "choice=pay",
        redirect: "manual",
      });
      const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
      await client?.request(pathname + search, { redirect: "manual" });
    },
    has: async () => ((await (await fetch(`${url}/pg/books`)).json()) as { verified: number }).verified,
    async settle() {
      for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await delay(500)) {
        const waiting = await database.query("SELECT 1 FROM refund WHERE state = 'paying' LIMIT 1");
        if (waiting.length === 0) return;
      }
    },
  };
}

/** G6: `--commands` (10,000) for each of `--seeds` (20) against a model, and `--rounds` (100) of 64 parallel spends. */
export async function run(args: readonly string[]): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-ledger-"));
  const bank = await startBank(folder);
  try {
    return await prove(args, bank.url);
  } finally {
    bank.child.kill("SIGKILL");
    await bank.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const prove = (args: readonly string[], bankUrl: string): Promise<Proof> =>
  onProvingGround(({ withProviders }) =>
    withProviders([{ environment: { BANK_URL: bankUrl } }], async (cluster) => {
      const [client] = cluster.clients;
      if (client === undefined) throw new Error("There is no provider");
      const operator = callerOf(client, { Authorization: `Bearer ${readSettings({ APP_ENV: "demo" }).operatorToken}` });
      const model = await compareWithModel(cluster, operator, bankAt(bankUrl, cluster), {
        seeds: numberFrom(args, "seeds", 20),
        count: numberFrom(args, "commands", 10_000),
      });
      const parallel = await spendAtOnce(cluster, numberFrom(args, "rounds", 100));
      return { holds: model.differences.length === 0 && isExact(parallel), model, parallel };
    }),
  );
