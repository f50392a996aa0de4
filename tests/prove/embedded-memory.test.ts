import { expect, test } from "vitest";
import { memoryAfter, PEAK_MB, REST_MB } from "./embedded-memory.ts";
import { openTown } from "./town.ts";

test("a provider over the embedded database keeps within its memory", { timeout: 120_000 }, async ({ skip }) => {
  const town = await openTown({ engine: "pglite", people: 0, rooms: 1 });
  try {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        town.door.request("/content/v2/home", { headers: { "Client-Token": "shamseh-web" } }),
      ),
    );
    const memory = await memoryAfter(town.provider(), 1_000);
    if (memory === null) return skip();
    console.log(JSON.stringify(memory));
    expect(memory.peak_mb).toBeLessThanOrEqual(PEAK_MB);
    expect(memory.rest_mb).toBeLessThanOrEqual(REST_MB);
  } finally {
    await town.close();
  }
});
