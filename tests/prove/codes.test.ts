import { expect } from "vitest";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { kinds } from "./bookable-items.ts";
import { isNeverOverspent, small, tryAtOnce } from "./codes.ts";
import { onCluster } from "./small-run.ts";

onCluster("A discount code that many use at once", (onNoon) => {
  onNoon("is never overspent, and what lapses is used again", async (cluster, { services }) => {
    for (const kind of kinds) {
      await standAtFrozenNoon(cluster.database);
      const sweep = () => Promise.all([1, 2].map(() => sweepReservations(services)));
      const uses = await tryAtOnce(cluster, { kind, ...small, sweep });
      expect(isNeverOverspent(uses), JSON.stringify(uses)).toBe(true);
    }
  });
});
