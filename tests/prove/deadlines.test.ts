import { expect, vi } from "vitest";
import { sweepReservations } from "#provider/reservation/timers.ts";
import { onBothEngines } from "#tests/both-engines.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { areRight, bookByWrongClocks, extendAtOnce, isSweptOnce, sweepHolds } from "./deadlines.ts";
import { houseOf } from "./house.ts";

onBothEngines("The deadlines of a reservation", (provider, onEngine) => {
  const house = async () => {
    await standAtFrozenNoon(provider.services.database);
    return houseOf(provider.services.database, [provider.app]);
  };

  onEngine("R107 are extended once, however many ask at once", async () => {
    expect(await extendAtOnce(await house(), { rounds: 2, parallel: 50 })).toMatchObject({
      granted: 2,
      refused: 98,
      other: 0,
    });
  });

  onEngine("end each hold once under three sweepers, and free its room", async () => {
    const sweep = () => Promise.all(Array.from({ length: 3 }, () => sweepReservations(provider.services)));
    const swept = await sweepHolds(await house(), { holds: 90, sweep });
    expect(isSweptOnce(swept), JSON.stringify(swept)).toBe(true);
  });

  onEngine("are the database's: a process ten minutes fast or slow changes nothing", async () => {
    const now = Date.now();
    for (const shift of [600_000, -600_000]) {
      vi.useFakeTimers({ toFake: ["Date"], now: now + shift });
      try {
        const said = await bookByWrongClocks(await house());
        expect(areRight(said), JSON.stringify(said)).toBe(true);
      } finally {
        vi.useRealTimers();
      }
    }
  });
});
