import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { gatewaysOf } from "#provider/money/payment/gateways.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { startBank } from "./bank-process.ts";
import { areAskedOnce, openPayments, recordAsks, untilSettled } from "./fleet-payments.ts";
import { testClusterOf } from "./test-cluster.ts";

onServer("Payments that are open", (provider, onEngine) => {
  onEngine("are asked about by one of two reconcilers at a time; without their leases by both", async () => {
    const { services } = provider;
    await standAtFrozenNoon(services.database);
    const cluster = testClusterOf(services.database, [retryingClient(provider.app)]);
    const folder = mkdtempSync(join(tmpdir(), "shamseh-fleet-"));
    const bank = await startBank(folder);
    const settle = async (made: (services: Services) => Services) => {
      const recorded = await recordAsks(bank.url);
      const opened = await openPayments(cluster, bank.url, 40);
      const mine = made({ ...services, gateways: gatewaysOf({ ...services.settings, testBank: recorded.url }) });
      await Promise.all([reconcilePayments(mine), reconcilePayments(mine)]);
      const settled = await untilSettled(services.database, opened, recorded, 0);
      recorded.close();
      return settled;
    };
    try {
      const settled = await settle((sound) => sound);
      expect(areAskedOnce(settled), JSON.stringify(settled)).toBe(true);
      const withoutLeases = await settle((sound) => ({ ...sound, database: leaseless(sound.database) }));
      if (services.database.engine === "postgres") expect(withoutLeases.overlapping).toBeGreaterThan(0);
    } finally {
      bank.child.kill();
      await bank.ended;
      rmSync(folder, { recursive: true });
    }
  });
});

/** A database that treats every lease as free. */
const leaseless = (database: Services["database"]): Services["database"] => ({
  ...database,
  query: (text, values, name) =>
    database.query(
      text
        .replace("(leased_until IS NULL OR leased_until < clock_timestamp())", "true")
        .replace("FOR UPDATE SKIP LOCKED", ""),
      values,
      name === undefined ? undefined : `leaseless_${name}`,
    ),
});
