import { expect, test } from "vitest";
import type { Database } from "#provider/kernel/database/database.ts";
import { hasPostgres } from "#tests/postgres.ts";
import { haveOneEffectEach, returnInEveryWay, small as returns } from "./callbacks.ts";
import { prepareCarriers } from "./carriers.ts";
import { changeAgainAndAgain, small as changes, isEachAsAcknowledged, preparedChanges } from "./change.ts";
import { crashAgainAndAgain, small as crashes, isUnharmed, isWhole } from "./crash.ts";
import { prepareGroups } from "./groups.ts";
import { type Engine, type LoadScenario, onLoadScenario } from "./load-scenario.ts";
import { isEachWholeOrBack, small as parts, payInParts } from "./parts.ts";

const ROOMS = { people: 40, rooms: 500 };

/** Decisions about booked items, and one of them that must have been made. */
const decided = [
  {
    sentence: "groups of tours fail and leave",
    schedule: (database: Database) => prepareGroups(database, { count: 3, everySeconds: 3 }),
    happened: "failed_departures",
  },
  {
    sentence: "carriers move and cancel flights",
    schedule: (database: Database) => prepareCarriers(database, { count: 3, everySeconds: 4 }),
    happened: "cancelled_flights",
  },
] as const;

/**
 * Small runs of the proofs of `npm run prove`, with real processes that are really killed. They wait most of the time,
 * so they run concurrently; a file for each engine, because PGlite fills its memory in the test's own thread and the
 * other would lose its connection meanwhile. Decisions about people's bookings, and returns from the bank, are the same
 * SQL on both: they are tested on PostgreSQL, and on PGlite only without it.
 */
export function loadScenarioTests(engine: Engine): void {
  const concurrently = (
    sentence: string,
    options: Omit<Parameters<typeof onLoadScenario>[0], "engine">,
    work: (scenario: LoadScenario) => Promise<void>,
  ) =>
    test.concurrent(`${sentence} (${engine})`, { timeout: 480_000 }, () =>
      onLoadScenario({ engine, ...options }, work),
    );

  concurrently("nothing is lost or doubled when the provider dies", ROOMS, async (scenario) => {
    const crashed = await crashAgainAndAgain(scenario, crashes.rooms);
    expect(crashed.paid_at_bank).toBeGreaterThan(0);
    // Beside other tests the duration of a start is not reliable: only its CPU time counts.
    const here = { ...crashed, median_boot_ms: 0 };
    expect(isUnharmed(here), JSON.stringify(crashed)).toBe(true);
  });
  if (engine === "pglite" && hasPostgres()) return;

  for (const { sentence, schedule, happened } of decided)
    concurrently(`${sentence}, whatever dies meanwhile`, { people: 40, rooms: 1, schedule }, async (scenario) => {
      const crashed = await crashAgainAndAgain(scenario, crashes.decided);
      expect(crashed.schedule?.happened[happened]).toBeGreaterThan(0);
      expect(isWhole(crashed), JSON.stringify(crashed)).toBe(true);
    });

  const { sessions } = returns;
  concurrently(
    "a return from the bank is a hint, however it comes",
    { people: sessions, rooms: sessions },
    async (scenario) => {
      const returned = await returnInEveryWay(scenario, sessions);
      expect(haveOneEffectEach(returned), JSON.stringify(returned)).toBe(true);
    },
  );

  const { sets, options } = preparedChanges(changes.changes);
  concurrently("a booking is changed as its owner was told, whatever dies meanwhile", options, async (scenario) => {
    const changed = await changeAgainAndAgain(scenario, sets, changes);
    expect(isEachAsAcknowledged(changed), JSON.stringify(changed)).toBe(true);
  });

  concurrently(
    "a sum is paid in parts once or goes back, whatever dies meanwhile",
    { people: parts.reservations, rooms: parts.reservations },
    async (scenario) => {
      const parted = await payInParts(scenario, parts);
      expect(isEachWholeOrBack(parted), JSON.stringify(parted)).toBe(true);
    },
  );
}
