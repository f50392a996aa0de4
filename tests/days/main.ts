import { spawn } from "node:child_process";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { formatDate } from "#domain/text/dates.ts";
import { startPostgres } from "#tests/postgres.ts";
import { takeRunFolder } from "#tests/run-folder.ts";
import { binary, root } from "#tools/paths.mjs";
import { run } from "#tools/run.mjs";
import { readings, tallyOf } from "#tools/tally.mjs";
import { type Start, startsAfter } from "./days.ts";

/**
 * `npm run days`: the unit and provider tests that read a clock on twelve start days, and the journeys that book on six
 * of them. `npm run days -- leap-day units` narrows it to days and parts by their names. The tests' output is in
 * `test-results/days/`.
 */

const reports = join(root, "test-results/days");
const SHIFTED_CLOCK = import.meta.resolve("../shifted-clock.ts");

/** Folders of tests that read a clock, and the proofs whose outcome depends on the day. */
const UNITS = [
  ...[
    "domain/calendar/",
    "domain/reservation/",
    "domain/pricing/",
    "app/",
    "cli/",
    "provider/",
    "products/",
    "tests/unit/",
  ],
  ...["cancellation", "deadlines", "otp", "settlement"].map((proof) => `tests/prove/${proof}.test.ts`),
];
/** Tests of the engines and their connections, and of the machine's own Node, independent of the day. */
const DAYLESS = ["provider/kernel/database/*.test.ts", "cli/launcher.test.ts"];
/** Journeys that choose dates, and those that book. */
const JOURNEYS = ["booking.spec.ts", "own-pages.spec.ts", "journey.spec.ts"];

const parts = {
  units: {
    reading: readings.vitest,
    words: (report: string) => [
      ...["vitest", "run", ...UNITS, ...DAYLESS.flatMap((path) => ["--exclude", path])],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
  },
  journeys: {
    reading: readings.playwright,
    words: () => [
      ...["playwright", "test", ...JOURNEYS],
      // The width of a page does not depend on the day.
      ...["--grep-invert", "wider than its screen", "--reporter=list,json"],
    ],
  },
} as const;
type Part = keyof typeof parts;

const logOf = (part: Part, { name }: Start) => join(reports, `${name}-${part}.log`);

/** Runs a part of the tests in processes whose clock starts at that moment. */
async function runAt(part: Part, start: Start, environment: Record<string, string>) {
  const report = join(reports, `${start.name}-${part}.json`);
  rmSync(report, { force: true });
  const { reading, words } = parts[part];
  const [command = "", ...rest] = words(report);
  const output = openSync(logOf(part, start), "w");
  const child = spawn(binary(command), rest, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      ...environment,
      NODE_OPTIONS: `--import ${SHIFTED_CLOCK}`,
      CLOCK_SHIFT_SECONDS: String(Math.round(start.epochSeconds - Date.now() / 1000)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  return tallyOf(code === 0, report, reading);
}

/** Titles of the failed tests in a runner's output. */
const failedIn = (log: string) => [
  ...new Set(
    readFileSync(log, "utf8")
      .split("\n")
      .filter((line) => /^ (FAIL|×) |^ {2}✘ /.test(line)),
  ),
];

const starts = startsAfter(Date.now() / 1000);
const asked = process.argv.slice(2);
const unknown = asked.filter((word) => !(word in parts) && starts.every(({ name }) => name !== word));
if (unknown.length > 0) {
  console.error(`Name days (${starts.map(({ name }) => name).join(", ")}) or parts (units, journeys), or nothing.`);
  process.exit(2);
}
/** True when a name is selected, or when none of its kind is. */
const isMeant = (name: string, all: readonly string[]) =>
  asked.includes(name) || !asked.some((word) => all.includes(word));

const { remove } = takeRunFolder();
mkdirSync(reports, { recursive: true });
const began = performance.now();
// In a separate process, since a build sets its process to production.
if (isMeant("journeys", Object.keys(parts))) await run(process.execPath, ["tools/build.mjs"]);
const postgres = await startPostgres(["fsync=off"]);
const environment: Record<string, string> = postgres === null ? {} : { TEST_DATABASE_URL: postgres.url };
const sum = { tests: 0, failures: 0 };
const days = starts.filter(({ name }) =>
  isMeant(
    name,
    starts.map((start) => start.name),
  ),
);
for (const start of days) {
  for (const part of ["units", "journeys"] as const) {
    if (!isMeant(part, Object.keys(parts)) || (part === "journeys" && !start.hasJourneys)) continue;
    const startedAt = performance.now();
    const { passed, failed, skipped } = await runAt(part, start, environment);
    sum.tests += passed + failed + skipped;
    sum.failures += failed;
    const day = formatDate(start.date, { locale: "en", calendar: "jalali" }, "long");
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(
      `${start.name}: ${day} (${start.date}) ${start.at}, ${part}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
    );
    if (failed > 0) console.log(failedIn(logOf(part, start)).join("\n"));
  }
}
await postgres?.stop();
remove();
console.log(JSON.stringify({ days: days.length, ...sum, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(sum.failures === 0 ? 0 : 1);
