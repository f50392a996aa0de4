import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBank } from "./bank-process.ts";
import { areAskedOnce, openPayments, recordAsks, type Settled, untilSettled } from "./fleet-payments.ts";
import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";
import { onProvingGround } from "./provider-processes.ts";

const WITHIN_MS = 180_000;

/**
 * Two processes of the role `jobs` and `--payments` (2000) open payments, a tenth of them paid without a return: each
 * is queried by one process at a time and all are settled within three minutes. Without the leases (`--control`, 600)
 * queries must overlap.
 */
export const run = (args: readonly string[]): Promise<Proof> =>
  onProvingGround(async ({ withProviders }, cluster) => {
    const folder = mkdtempSync(join(tmpdir(), "shamseh-fleet-"));
    const bank = await startBank(folder);
    const settle = async (count: number, imported?: string): Promise<Settled> => {
      const recorded = await recordAsks(bank.url);
      const opened = await openPayments(cluster, bank.url, count);
      const environment = { BANK_URL: recorded.url, PROVIDER_ROLE: "jobs" };
      const made = imported === undefined ? { environment } : { environment, imported };
      try {
        return await withProviders([made, made], ({ database }) => untilSettled(database, opened, recorded, WITHIN_MS));
      } finally {
        recorded.close();
      }
    };
    try {
      const settled = await settle(numberFrom(args, "payments", 2_000));
      const control = await settle(numberFrom(args, "control", 600), import.meta.resolve("./without-lease.ts"));
      return { holds: areAskedOnce(settled) && control.overlapping > 0, settled, without_lease: control };
    } finally {
      bank.child.kill();
      await bank.ended;
      rmSync(folder, { recursive: true });
    }
  });
