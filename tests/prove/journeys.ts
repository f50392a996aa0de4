import { spawnSync } from "node:child_process";
import { build } from "#tools/build.mjs";

type Report = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

/** Builds the site and runs all journeys (tests/flows) or some files. A pass on a retry counts as a failure. */
export async function runJourneys(
  files: readonly string[],
  environment: Record<string, string>,
): Promise<{ holds: boolean; journeys: number; failed: number }> {
  await build();
  const { stdout } = spawnSync("npx", ["playwright", "test", ...files, "--reporter=json"], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const { stats } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Report;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return { holds: stats.expected > 0 && failed === 0, journeys: stats.expected + failed, failed };
}
