import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#tests/postgres.ts";
import { binary } from "#tools/paths.mjs";
import type { Proof } from "./main.ts";

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/**
 * `npm run prove -- engines [file…]`: the provider's tests on PGlite and on PostgreSQL (`tests/engines.ts`). Without
 * PostgreSQL nothing is proved. Skipped are tests that need another program, such as PgBouncer.
 */
export async function run(files: readonly string[]): Promise<Proof> {
  const report = join(tmpdir(), "engines.json");
  const postgres = await startPostgres(["fsync=off"]);
  try {
    const chosen =
      files.length > 0 ? files : ["provider/", "products/", "tests/lounge/", "tests/unit/", "tests/prove/sealed-rows"];
    const words = ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const database = postgres === null ? {} : { TEST_DATABASE_URL: postgres.url };
    spawnSync(binary("vitest"), words, {
      env: { ...process.env, ...database, ENGINES: "both" },
      stdio: ["ignore", process.stderr, process.stderr],
    });
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8")) as Report;
    return {
      holds: postgres !== null && numPassedTests > 0 && numFailedTests === 0,
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
    };
  } finally {
    await postgres?.stop();
  }
}
