import { expect, test } from "vitest";
import { hasPostgres } from "#tests/postgres.ts";
import { isDrainedWell, small, stopUnderLoad } from "./drain.ts";
import { onLoadScenario } from "./load-scenario.ts";

test.each(hasPostgres() ? (["pglite", "postgres"] as const) : (["pglite"] as const))(
  "the provider answers what it has begun, says that it goes, and goes (%s)",
  { timeout: 120_000 },
  (engine) =>
    onLoadScenario({ engine, people: 0, rooms: 1 }, async (scenario) => {
      const { port, process, ended } = scenario.provider();
      const served = {
        url: `http://127.0.0.1:${port}`,
        hasReadiness: true,
        signal: () => process.kill("SIGTERM"),
        ended,
      };
      const paths = ["/content/v2/home", "/base/v2/context", "/base/v2/cities"];
      const drained = await stopUnderLoad(served, paths, small.connections);
      expect(isDrainedWell(drained, served), JSON.stringify(drained)).toBe(true);
    }),
);
