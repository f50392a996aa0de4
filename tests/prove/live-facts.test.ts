import { expect } from "vitest";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { decideDepartures } from "#products/tour/provider/decide.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import type { TestProvider } from "#tests/engines.ts";
import { wait } from "#tests/support/stay.ts";
import { areLive, liveFacts, small } from "./live-facts.ts";
import { bankHere } from "./model-banks.ts";
import { onCluster } from "./small-run.ts";
import type { TestCluster } from "./test-cluster.ts";

const { gateways, bankOf } = bankHere();

function prove(cluster: TestCluster, provider: TestProvider, jobs: Services) {
  // Two of each job at once, as two processes run them.
  const runJobs = async () => {
    for (const job of [decideDepartures, applyFlightChanges, sweepReservations, runOutbox, reconcilePayments]) {
      await Promise.all([job(jobs), job(jobs)]);
      await wait(cluster.database, 5);
    }
  };
  return liveFacts(cluster, bankOf(provider), { ...small, runJobs });
}

const withoutFacts = (services: Services): Services => ({
  ...services,
  products: productsOf([...services.products.values()].map(({ facts: _, ...product }) => product)),
});

onCluster(
  "What suppliers do",
  (onNoon) => {
    onNoon("holds in every decision before a job has told it", async (cluster, provider) => {
      const found = await prove(cluster, provider, provider.services);
      expect(areLive(found), JSON.stringify(found)).toBe(true);
    });
  },
  gateways,
);

onCluster(
  "What suppliers do, told by jobs alone",
  (onNoon) => {
    onNoon("is seen to cost people money", async (cluster, provider) => {
      const { wrong } = await prove(cluster, provider, withoutFacts(provider.services));
      expect(wrong.charged, JSON.stringify(wrong)).toBeGreaterThan(0);
      expect(wrong.opened_after).toBeGreaterThan(0);
      // The job has refunded it.
      expect(wrong.kept).toBe(0);
    });
  },
  (services) => gateways(withoutFacts(services)),
);
