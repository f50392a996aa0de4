import { expect, vi } from "vitest";
import { decideDepartures } from "#products/tour/provider/decide.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { kinds } from "./bookable-items.ts";
import { extendAtOnce, isSweptOnce, small, sweepHolds } from "./deadlines.ts";
import { onCluster } from "./small-run.ts";
import { areRight, closeDeparture, passDeadlines } from "./wrong-clocks.ts";

/** Errors of this process's clock, milliseconds. */
const SHIFTS = [600_000, -600_000];

async function withWrongClock(work: () => Promise<void>): Promise<void> {
  const now = Date.now();
  for (const shift of SHIFTS) {
    vi.useFakeTimers({ toFake: ["Date"], now: now + shift });
    try {
      await work();
    } finally {
      vi.useRealTimers();
    }
  }
}

onCluster("The deadlines of a reservation", (onNoon) => {
  onNoon("R107 are extended once, however many ask at once", async (cluster) => {
    const { rounds } = small;
    for (const kind of kinds) {
      await standAtFrozenNoon(cluster.database);
      expect(await extendAtOnce(cluster, { kind, rounds, parallel: 50 }), kind).toMatchObject({
        granted: rounds,
        refused: 49 * rounds,
        other: 0,
      });
    }
  });

  onNoon("end each hold once under three sweepers, and free what it held", async (cluster, { services }) => {
    const sweep = () => Promise.all(Array.from({ length: 3 }, () => sweepReservations(services)));
    for (const kind of kinds) {
      await standAtFrozenNoon(cluster.database);
      const swept = await sweepHolds(cluster, { kind, holds: kind === "stay" ? small.stays : small.holds, sweep });
      expect(isSweptOnce(swept), JSON.stringify(swept)).toBe(true);
    }
  });

  onNoon("are the database's: a process ten minutes fast or slow changes nothing", (cluster) =>
    withWrongClock(async () => {
      for (const kind of kinds) {
        await standAtFrozenNoon(cluster.database);
        const found = await passDeadlines(cluster, kind);
        expect(found.faults, kind).toEqual([]);
        expect(areRight(found)).toBe(true);
      }
    }),
  );

  onNoon("so is the closing of a departure, and the hour at which its group is decided", (cluster, { services }) =>
    withWrongClock(async () => {
      const { database } = cluster;
      for (const kind of ["tour", "flight"] as const) {
        await standAtFrozenNoon(database);
        const found = await closeDeparture(cluster, kind);
        expect(found.faults, kind).toEqual([]);
        expect(areRight(found)).toBe(true);
      }

      const { departureId } = await prepareTour(database, { decidedIn: 300, minGroup: 12 });
      const state = async () => {
        await decideDepartures(services);
        return (await database.query("SELECT state FROM tour_departure WHERE id = $1", [departureId]))[0];
      };
      await wait(database, 290);
      expect(await state()).toEqual({ state: "scheduled" });
      await wait(database, 20);
      expect(await state()).toEqual({ state: "cancelled" });
    }),
  );
});
