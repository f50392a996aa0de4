import { expect, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { haveOneEffectEach, returnInEveryWay } from "./callbacks.ts";
import { crashAgainAndAgain, isUnharmed } from "./crash.ts";
import { openTown } from "./town.ts";

/** Small runs of what `npm run prove` does at full size, with real processes that really die. */
const server = await startPostgres();
await server?.stop();
const engines = server === null ? (["pglite"] as const) : (["pglite", "postgres"] as const);

test.each(engines)(
  "G2 nothing is lost or doubled when the provider dies (%s)",
  { timeout: 240_000 },
  async (engine) => {
    const town = await openTown({ engine, people: 40, rooms: 500 });
    try {
      const crashes = await crashAgainAndAgain(town, { kills: 3, times: 0, clients: 3 });
      expect(crashes.stories).toBeGreaterThan(3);
      expect(isUnharmed({ ...crashes, killed_at_places: {} }), JSON.stringify(crashes)).toBe(true);
    } finally {
      await town.close();
    }
  },
);

test.each(engines)(
  "G4 a return from the bank is a hint, in whatever way it comes (%s)",
  { timeout: 240_000 },
  async (engine) => {
    const town = await openTown({ engine, people: 16, rooms: 16 });
    try {
      const returns = await returnInEveryWay(town, 16);
      expect(haveOneEffectEach(returns), JSON.stringify(returns)).toBe(true);
    } finally {
      await town.close();
    }
  },
);
