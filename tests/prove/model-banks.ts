import { reconcilePayments } from "#provider/money/payment/reconcile.ts";
import type { Services } from "#provider/services.ts";
import type { TestProvider } from "#tests/engines.ts";
import { wait } from "#tests/support/stay.ts";
import { openTestBank } from "#tests/support/test-bank.ts";
import type { ModelBank } from "./ledger-bank.ts";
import { untilNone } from "./provider-processes.ts";
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
    settle: () => untilNone(database, "SELECT 1 FROM refund WHERE state = 'paying' LIMIT 1", SETTLED_WITHIN_MS),
  };
}

/** A test bank in this process: its gateway replaces the services' own, a new one for each engine. */
export function bankHere(): {
  gateways: (services: Services) => Services;
  bankOf: (provider: TestProvider) => ModelBank;
} {
  let { books, gateway } = openTestBank();
  return {
    gateways(services) {
      ({ books, gateway } = openTestBank());
      return { ...services, gateways: new Map([["test", gateway]]) };
    },
    bankOf: ({ services, app }) => ({
      async pay(address) {
        const authority = address.split("/").at(-1) ?? "";
        books.decide(authority, "paid");
        await app.request(`/payment/v2/callback/test?Authority=${authority}&Status=OK`);
      },
      has: async () => books.totals().verified,
      async settle() {
        await wait(services.database, 5);
        await reconcilePayments(services);
      },
    }),
  };
}
