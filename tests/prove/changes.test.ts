import { expect } from "vitest";
import { applyFlightChanges } from "#products/flight/provider/apply-changes.ts";
import { runLane } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { carrierActs, changeFlight, isOnceEach, small } from "./changes.ts";
import { onCluster } from "./small-run.ts";

onCluster("A carrier acts while its passengers do", (onNoon) => {
  for (const what of carrierActs)
    onNoon(`each is reached once: ${what}`, async (cluster, { services }) => {
      // Two of each job at once, as two processes run them.
      const apply = async () => {
        for (const job of [sweepReservations, applyFlightChanges, (one: Services) => runLane(one, "work")]) {
          await Promise.all([job(services), job(services)]);
        }
      };
      const changed = await changeFlight(cluster, { what, ...small, apply });
      expect(isOnceEach(changed), JSON.stringify(changed)).toBe(true);
    });
});
