import { expect } from "vitest";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import { kinds } from "./bookable-items.ts";
import { isOnceEach, sendEachFiftyTimes } from "./idempotency.ts";
import { onCluster } from "./small-run.ts";

onCluster("One intent", (onNoon) => {
  onNoon(
    "has one effect and one answer, fifty times at once, in every call of bookings and money",
    async (cluster, { services }) => {
      // A run that finds the database too busy is followed by the next, as in the worker.
      const outbox = setInterval(() => void runOutbox(services).catch(() => null), 200);
      try {
        for (const kind of kinds) {
          const once = await sendEachFiftyTimes(cluster, kind);
          expect(isOnceEach(once), `${kind} ${JSON.stringify(once)}`).toBe(true);
        }
      } finally {
        clearInterval(outbox);
      }
    },
  );
});
