import { expect } from "vitest";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { decideDepartures } from "#products/tour/provider/decide.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { onServer, type TestProvider } from "#tests/both-engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { openTestBank } from "#tests/support/test-bank.ts";
import { areLive, liveFacts } from "./live-facts.ts";
import { testClusterOf } from "./test-cluster.ts";

/** Each plan combined with each act of a supplier. */
const RESERVATIONS = 48;

let { books, gateway } = openTestBank();

async function prove({ services, app }: TestProvider, jobs: Services) {
  const { database, settings } = services;
  await standAtFrozenNoon(database);
  const operator = callerOf(app, { Authorization: `Bearer ${settings.operatorToken}` });
  const bank = {
    async pay(address: string) {
      const authority = address.split("/").at(-1) ?? "";
      books.decide(authority, "paid");
      await app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
    },
  };
  // Two of each job at once, as two processes run them.
  const runJobs = async () => {
    for (const job of [decideDepartures, applyFlightChanges, sweepReservations, runOutbox, reconcilePayments]) {
      await Promise.all([job(jobs), job(jobs)]);
      await wait(database, 5);
    }
  };
  return liveFacts(testClusterOf(database, [retryingClient(app)], settings), operator, bank, {
    reservations: RESERVATIONS,
    runJobs,
  });
}

const atTestBank = (services: Services): Services => {
  ({ books, gateway } = openTestBank());
  return { ...services, gateways: new Map([["test", gateway]]) };
};

onServer(
  "What suppliers do",
  (provider, onEngine) => {
    onEngine("holds in every decision before a job has told it", async () => {
      const found = await prove(provider, provider.services);
      expect(areLive(found), JSON.stringify(found)).toBe(true);
    });
  },
  atTestBank,
);

onServer(
  "What suppliers do, told by jobs alone",
  (provider, onEngine) => {
    onEngine("is seen to cost people money", async () => {
      const products = productsOf([...provider.services.products.values()].map(({ facts: _, ...product }) => product));
      const jobs = { ...provider.services, products };
      const { wrong } = await prove(provider, jobs);
      expect(wrong.charged, JSON.stringify(wrong)).toBeGreaterThan(0);
      expect(wrong.opened_after).toBeGreaterThan(0);
      // The job has refunded it.
      expect(wrong.kept).toBe(0);
    });
  },
  (services) => {
    const products = productsOf([...services.products.values()].map(({ facts: _, ...product }) => product));
    return atTestBank({ ...services, products });
  },
);
