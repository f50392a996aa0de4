import { expect, it, vi } from "vitest";

const ORIGIN = "https://shamseh.example";

/** The module, loaded in a browser that knows Trusted Types or does not. */
async function load(trustedTypes?: { createPolicy: unknown }) {
  vi.resetModules();
  vi.stubGlobal("location", { origin: ORIGIN, href: `${ORIGIN}/search/property` });
  vi.stubGlobal("trustedTypes", trustedTypes);
  return import("./trusted-scripts.ts");
}

const ours = ["/web/worker.js", "/web/assets/maplibre-gl-worker-DTh23QKw.js"];
const others = [
  "https://elsewhere.example/web/worker.js",
  "//elsewhere.example/web/assets/maplibre-gl-worker-a.js",
  "data:text/javascript,1",
  "/web/worker.js/../other.js",
  "/web/photo/worker.js",
  "/web/assets/entry-a.js",
];

it.each([
  ["with Trusted Types", { createPolicy: (_: string, rules: unknown) => rules }],
  ["without", undefined],
])("only our own workers start from an address (%s)", async (_, trustedTypes) => {
  const { trustedScript } = await load(trustedTypes);
  for (const address of ours) expect(trustedScript(address)).toBe(address);
  for (const address of others) expect(() => trustedScript(address)).toThrow(TypeError);
});

it("there is one policy, called app", async () => {
  const createPolicy = vi.fn((_: string, rules: unknown) => rules);
  const { trustedScript } = await load({ createPolicy });
  for (const address of ours) trustedScript(address);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["app"]);
});
