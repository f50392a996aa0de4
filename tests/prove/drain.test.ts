import { expect, test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { isDrainedWell, stopUnderLoad } from "./drain.ts";
import { openTown } from "./town.ts";

/** Fewer than at full size, since it runs beside other tests. */
const CONNECTIONS = 20;
test.each(hasPostgres() ? (["pglite", "postgres"] as const) : (["pglite"] as const))(
  "G14 the provider answers what it has begun, says that it goes, and goes (%s)",
  { timeout: 120_000 },
  async (engine) => {
    const town = await openTown({ engine, people: 0, rooms: 1 });
    try {
      const { port, process, ended } = town.provider();
      const served = {
        url: `http://127.0.0.1:${port}`,
        hasReadiness: true,
        signal: () => process.kill("SIGTERM"),
        ended,
      };
      const drained = await stopUnderLoad(
        served,
        ["/content/v2/home", "/base/v2/context", "/base/v2/cities"],
        CONNECTIONS,
      );
      expect(isDrainedWell(drained, served), JSON.stringify(drained)).toBe(true);
    } finally {
      await town.close();
    }
  },
);
