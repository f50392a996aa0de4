import { expect, test } from "vitest";
import { startPostgres } from "#tests/postgres.ts";
import { isDrainedWell, stopUnderLoad } from "./drain.ts";
import { openTown } from "./town.ts";

const server = await startPostgres();
await server?.stop();

test.each(server === null ? (["pglite"] as const) : (["pglite", "postgres"] as const))(
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
      const drained = await stopUnderLoad(served, ["/content/v2/home", "/base/v2/context", "/base/v2/cities"]);
      expect(isDrainedWell(drained, served), JSON.stringify(drained)).toBe(true);
    } finally {
      await town.close();
    }
  },
);
