import { spawnSync } from "node:child_process";
import { build } from "#tools/build.mjs";
import type { Proof } from "./main.ts";

/** Milliseconds after a page was asked for. */
const MOMENTS = "500,1000,2000,4000,8000";

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/**
 * `npm run prove -- taps [ms,ms…]`: each control from search to cancelling, tapped at each moment on a telephone with
 * 400 kbit/s, 400 ms and a quarter of this machine's speed (tests/flows/taps.spec.ts).
 */
export async function run([moments = MOMENTS]: readonly string[]): Promise<Proof> {
  await build();
  const { stdout } = spawnSync("npx", ["playwright", "test", "tests/flows/taps.spec.ts", "--reporter=json"], {
    env: { ...process.env, TAPS_MS: moments },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const { stats } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { holds: stats.expected > 0 && failed === 0, moments, journeys: stats.expected + failed, failed };
}
