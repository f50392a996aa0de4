import { expect } from "vitest";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { kinds } from "./bookable-items.ts";
import { isOnceEach, sendEachFiftyTimes } from "./idempotency.ts";
import { testClusterOf } from "./test-cluster.ts";

onServer("G5 One intent", (provider, onEngine) => {
  onEngine("has one effect and one answer, fifty times at once, in every call of bookings and money", async () => {
    const { services, app } = provider;
    await standAtFrozenNoon(services.database);
    // A run that finds the database too busy is followed by the next, as in the worker.
    const outbox = setInterval(() => void runOutbox(services).catch(() => null), 200);
    try {
      for (const kind of kinds) {
        const once = await sendEachFiftyTimes(
          testClusterOf(services.database, [retryingClient(app)], services.settings),
          kind,
        );
        expect(isOnceEach(once), `${kind} ${JSON.stringify(once)}`).toBe(true);
      }
    } finally {
      clearInterval(outbox);
    }
  });
});
