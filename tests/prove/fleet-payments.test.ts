import { expect } from "vitest";
import { gatewaysOf } from "#provider/money/payment/gateways.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import { onBank } from "./bank-process.ts";
import { areAskedOnce, settleAt, small, untilSettled } from "./fleet-payments.ts";
import { onCluster } from "./small-run.ts";

onCluster("Payments that are open", (onNoon) => {
  onNoon("are asked about by one of two reconcilers at a time; without their leases by both", (cluster, { services }) =>
    onBank(async (bank) => {
      const settle = (database: Services["database"]) =>
        settleAt(cluster, bank, small.payments, async (recorded, opened) => {
          const gateways = gatewaysOf({ ...services.settings, testBank: recorded.url });
          const mine = { ...services, database, gateways };
          await Promise.all([reconcilePayments(mine), reconcilePayments(mine)]);
          return untilSettled(services.database, opened, recorded, 0);
        });
      const settled = await settle(services.database);
      expect(areAskedOnce(settled), JSON.stringify(settled)).toBe(true);
      const withoutLeases = await settle(leaseless(services.database));
      if (services.database.engine === "postgres") expect(withoutLeases.overlapping).toBeGreaterThan(0);
    }),
  );
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
