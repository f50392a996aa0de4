import { expect, vi } from "vitest";
import { decideDepartures } from "#products/tour/provider/decide.ts";
import { sweepReservations } from "#provider/shop/reservation/timers.ts";
import { onServer } from "#tests/both-engines.ts";
import { retryingClient } from "#tests/support/retrying-client.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { prepareTour } from "#tests/support/tour.ts";
import { kinds } from "./bookable-items.ts";
import { extendAtOnce, isSweptOnce, sweepHolds } from "./deadlines.ts";
import { testClusterOf } from "./test-cluster.ts";
import { areRight, closeDeparture, passDeadlines } from "./wrong-clocks.ts";

/** Errors of this process's clock, milliseconds. */
const SHIFTS = [600_000, -600_000];

onServer("The deadlines of a reservation", (provider, onEngine) => {
  const cluster = async () => {
    await standAtFrozenNoon(provider.services.database);
    return testClusterOf(provider.services.database, [retryingClient(provider.app)]);
  };
  const withWrongClock = async (work: () => Promise<void>) => {
    const now = Date.now();
    for (const shift of SHIFTS) {
      vi.useFakeTimers({ toFake: ["Date"], now: now + shift });
      try {
        await work();
      } finally {
        vi.useRealTimers();
      }
    }
  };

  onEngine("R107 are extended once, however many ask at once", async () => {
    for (const kind of kinds)
      expect(await extendAtOnce(await cluster(), { kind, rounds: 2, parallel: 50 }), kind).toMatchObject({
        granted: 2,
        refused: 98,
        other: 0,
      });
  });

  onEngine("end each hold once under three sweepers, and free what it held", async () => {
    const sweep = () => Promise.all(Array.from({ length: 3 }, () => sweepReservations(provider.services)));
    for (const kind of kinds) {
      const swept = await sweepHolds(await cluster(), { kind, holds: kind === "stay" ? 90 : 30, sweep });
      expect(isSweptOnce(swept), JSON.stringify(swept)).toBe(true);
    }
  });

  onEngine("are the database's: a process ten minutes fast or slow changes nothing", () =>
    withWrongClock(async () => {
      for (const kind of kinds) {
        const found = await passDeadlines(await cluster(), kind);
        expect(found.faults, kind).toEqual([]);
        expect(areRight(found)).toBe(true);
      }
    }),
  );

  onEngine("so is the closing of a departure, and the hour at which its group is decided", () =>
    withWrongClock(async () => {
      for (const kind of ["tour", "flight"] as const) {
        const found = await closeDeparture(await cluster(), kind);
        expect(found.faults, kind).toEqual([]);
        expect(areRight(found)).toBe(true);
      }

      const { database } = provider.services;
      const { departureId } = await prepareTour(database, { decidedIn: 300, minGroup: 12 });
      const state = async () => {
        await decideDepartures(provider.services);
        return (await database.query("SELECT state FROM tour_departure WHERE id = $1", [departureId]))[0];
      };
      await wait(database, 290);
      expect(await state()).toEqual({ state: "scheduled" });
      await wait(database, 20);
      expect(await state()).toEqual({ state: "cancelled" });
    }),
  );
});
