import { expect, test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { isDrainedWell, stopUnderLoad } from "./drain.ts";
import { openLoadScenario } from "./load-scenario.ts";

/** Fewer than at full size, since it runs beside other tests. */
const CONNECTIONS = 20;
test.each(hasPostgres() ? (["pglite", "postgres"] as const) : (["pglite"] as const))(
  "G14 the provider answers what it has begun, says that it goes, and goes (%s)",
  { timeout: 120_000 },
  async (engine) => {
    const scenario = await openLoadScenario({ engine, people: 0, rooms: 1 });
    try {
      const { port, process, ended } = scenario.provider();
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
      await scenario.close();
    }
  },
);
