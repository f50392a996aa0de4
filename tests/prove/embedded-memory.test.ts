import { expect, test } from "vitest";
import { memoryAfter, PEAK_MB, REST_MB, small } from "./embedded-memory.ts";
import { onLoadScenario } from "./load-scenario.ts";

test("a provider over the embedded database keeps within its memory", { timeout: 120_000 }, ({ skip }) =>
  onLoadScenario({ engine: "pglite", people: 0, rooms: 1 }, async (scenario) => {
    const headers = { "Client-Token": "shamseh-web" };
    await Promise.all(Array.from({ length: 40 }, () => scenario.client.request("/content/v2/home", { headers })));
    const memory = await memoryAfter(scenario.provider(), small.seconds * 1_000);
    if (memory === null) return skip();
    console.log(JSON.stringify(memory));
    expect(memory.peak_mb).toBeLessThanOrEqual(PEAK_MB);
    expect(memory.rest_mb).toBeLessThanOrEqual(REST_MB);
  }),
);
