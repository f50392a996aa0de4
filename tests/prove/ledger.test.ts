import { expect } from "vitest";
import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import { onServer } from "#tests/both-engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { openTestBank } from "#tests/support/test-bank.ts";
import { compareWithModel, isExact, spendAtOnce } from "./ledger.ts";
import type { ModelBank } from "./ledger-bank.ts";
import { testClusterOf } from "./test-cluster.ts";

/** A bank for each engine. */
let { books, gateway } = openTestBank();
const gateways = (services: Services): Services => {
  ({ books, gateway } = openTestBank());
  return { ...services, gateways: new Map([["test", gateway]]) };
};

onServer(
  "G6 The books",
  (provider, onEngine) => {
    const modelBank: ModelBank = {
      async pay(address) {
        const authority = address.split("/").at(-1) ?? "";
        books.decide(authority, "paid");
        await provider.app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
      },
      has: async () => books.totals().verified,
      async settle() {
        await wait(provider.services.database, 5);
        await reconcilePayments(provider.services);
      },
    };
    const cluster = async () => {
      await standAtFrozenNoon(provider.services.database);
      return testClusterOf(provider.services.database, [retryingClient(provider.app)], provider.services.settings);
    };

    onEngine("say what plain arithmetic says", async () => {
      const operator = callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });
      const asked = { seeds: 3, count: 160 };
      const { differences, toursThatLeft, givenBackAfter } = await compareWithModel(
        await cluster(),
        operator,
        modelBank,
        asked,
      );
      expect(differences).toEqual([]);
      expect(Math.min(toursThatLeft, givenBackAfter)).toBeGreaterThan(0);
    });

    onEngine("pay out what is there and no more, to however many hands", async () => {
      const parallel = await spendAtOnce(await cluster(), 2);
      expect(isExact(parallel), JSON.stringify(parallel)).toBe(true);
    });
  },
  gateways,
);
