import { expect, test } from "vitest";
import { logIn } from "#tests/support/client.ts";
import { fuzz, small } from "./fuzz.ts";
import { onLoadScenario } from "./load-scenario.ts";

test(`the provider stands ${small.requests} hostile requests`, { timeout: 180_000 }, () =>
  onLoadScenario({ engine: "pglite", people: 0, rooms: 1 }, async (scenario) => {
    const { pid, port } = scenario.provider();
    const { token } = await logIn(scenario.client, "09010000099");
    const fuzzed = await fuzz(`http://127.0.0.1:${port}`, token, small.requests);
    // Response times are left to the proof, on an idle machine.
    expect(fuzzed, JSON.stringify(fuzzed)).toMatchObject({ failures_5xx: 0, stack_traces: 0 });
    expect((await scenario.client.request("/readyz")).status).toBe(200);
    expect(scenario.provider().pid).toBe(pid);
  }),
);
