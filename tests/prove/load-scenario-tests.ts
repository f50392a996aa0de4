import { expect, test } from "vitest";
import type { Database } from "#provider/kernel/database/database.ts";
import { hasPostgres } from "#tests/postgres.ts";
import { haveOneEffectEach, returnInEveryWay } from "./callbacks.ts";
import { prepareCarriers } from "./carriers.ts";
import { crashAgainAndAgain, isUnharmed, isWhole } from "./crash.ts";
import { prepareGroups } from "./groups.ts";
import { type Engine, openLoadScenario } from "./load-scenario.ts";

const groups = (database: Database) => prepareGroups(database, { count: 3, everySeconds: 3 });
const carriers = (database: Database) => prepareCarriers(database, { count: 3, everySeconds: 4 });

/**
 * Small runs of the proofs of `npm run prove`, with real processes that are really killed. They wait most of the time,
 * so they run concurrently; a file for each engine, because PGlite fills its memory in the test's own thread and the
 * other would lose its connection meanwhile. Decisions about people's bookings, and returns from the bank, are the same
 * SQL on both: they are tested on PostgreSQL, and on PGlite only without it.
 */
export function loadScenarioTests(engine: Engine): void {
  const isAskedOnce = engine === "postgres" || !hasPostgres();
  test.concurrent(`G2 nothing is lost or doubled when the provider dies (${engine})`, {
    timeout: 480_000,
  }, async () => {
    const scenario = await openLoadScenario({ engine, people: 40, rooms: 500 });
    try {
      const crashes = await crashAgainAndAgain(scenario, { kills: 3, times: 0, clients: 6 });
      expect(crashes.paid_at_bank).toBeGreaterThan(0);
      // Beside other tests the duration of a start is not reliable: only its CPU time counts.
      const here = { ...crashes, median_boot_ms: 0 };
      expect(isUnharmed(here), JSON.stringify(crashes)).toBe(true);
    } finally {
      await scenario.close();
    }
  });

  if (isAskedOnce)
    test.concurrent(`G2 groups of tours fail and leave, whatever dies meanwhile (${engine})`, {
      timeout: 480_000,
    }, async () => {
      const scenario = await openLoadScenario({ engine, people: 40, rooms: 1, schedule: groups });
      try {
        const crashes = await crashAgainAndAgain(scenario, { kills: 2, times: 0, clients: 4 });
        expect(crashes.schedule?.happened["failed_departures"]).toBeGreaterThan(0);
        expect(isWhole(crashes), JSON.stringify(crashes)).toBe(true);
      } finally {
        await scenario.close();
      }
    });

  if (isAskedOnce)
    test.concurrent(`G2 carriers move and cancel flights, whatever dies meanwhile (${engine})`, {
      timeout: 480_000,
    }, async () => {
      const scenario = await openLoadScenario({ engine, people: 40, rooms: 1, schedule: carriers });
      try {
        const crashes = await crashAgainAndAgain(scenario, { kills: 2, times: 0, clients: 4 });
        expect(crashes.schedule?.happened["cancelled_flights"]).toBeGreaterThan(0);
        expect(isWhole(crashes), JSON.stringify(crashes)).toBe(true);
      } finally {
        await scenario.close();
      }
    });

  if (isAskedOnce)
    test.concurrent(`G4 a return from the bank is a hint, however it comes (${engine})`, {
      timeout: 480_000,
    }, async () => {
      const scenario = await openLoadScenario({ engine, people: 16, rooms: 16 });
      try {
        const returns = await returnInEveryWay(scenario, 16);
        expect(haveOneEffectEach(returns), JSON.stringify(returns)).toBe(true);
      } finally {
        await scenario.close();
      }
    });
}
