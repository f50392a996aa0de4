import { expect, test } from "vitest";
import { memoryAfter, PEAK_MB, REST_MB } from "./embedded-memory.ts";
import { openLoadScenario } from "./load-scenario.ts";

test("a provider over the embedded database keeps within its memory", { timeout: 120_000 }, async ({ skip }) => {
  const scenario = await openLoadScenario({ engine: "pglite", people: 0, rooms: 1 });
  try {
    await Promise.all(
      Array.from({ length: 40 }, () =>
        scenario.client.request("/content/v2/home", { headers: { "Client-Token": "shamseh-web" } }),
      ),
    );
    const memory = await memoryAfter(scenario.provider(), 1_000);
    if (memory === null) return skip();
    console.log(JSON.stringify(memory));
    expect(memory.peak_mb).toBeLessThanOrEqual(PEAK_MB);
    expect(memory.rest_mb).toBeLessThanOrEqual(REST_MB);
  } finally {
    await scenario.close();
  }
});
