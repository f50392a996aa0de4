import { expect } from "vitest";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { runLane } from "#provider/kernel/outbox/worker.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { onServer } from "#tests/both-engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { carrierActs, changeFlight, isOnceEach } from "./changes.ts";
import { testClusterOf } from "./test-cluster.ts";

onServer("A carrier acts while its passengers do", (provider, onEngine) => {
  for (const what of carrierActs)
    onEngine(`each is reached once: ${what}`, async () => {
      const { services, app } = provider;
      await standAtFrozenNoon(services.database);
      const cluster = testClusterOf(services.database, [retryingClient(app)]);
      const operator = callerOf(app, { Authorization: `Bearer ${services.settings.operatorToken}` });
      // Two of each job at once, as two processes run them.
      const apply = async () => {
        for (const job of [sweepReservations, applyFlightChanges, (one: typeof services) => runLane(one, "work")]) {
          await Promise.all([job(services), job(services)]);
        }
      };
      const changed = await changeFlight(cluster, operator, { what, reservations: 15, apply });
      expect(isOnceEach(changed), JSON.stringify(changed)).toBe(true);
    });
});
