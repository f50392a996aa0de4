import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { compileCatalogues } from "./catalogues.mjs";
import { ensureBrowser } from "./ensure-browser.mjs";
import { ensurePostgres } from "./ensure-postgres.mjs";
import { failures, failuresOf, failureText } from "./failures.mjs";
import { binary, root } from "./paths.mjs";
import { run } from "./run.mjs";
import { serveStatic } from "./serve-static.mjs";
import { slowest, timings, timingsOf } from "./slowest.mjs";
import { sourceFolders } from "./source-folders.mjs";
import { readings, tallyOf, tallyOfCheck } from "./tally.mjs";

const reports = join(root, "test-results");
const report = (name) => join(reports, `${name}.json`);

/** @typedef {import("./tally.mjs").Tally} Tally */

/**
 * A check that passes when `work` does not throw.
 * @returns {() => Promise<Tally>}
 */
const check = (work) => async () => tallyOfCheck(await succeeds(work));

/** A tool that counts as one check. */
const tool = (name, ...words) => check(() => run(binary(name), words));

/** Runners by the names of their JSON reports, with the readers of timings and failures. */
const runners = {
  unit: { timing: timings.vitest, failed: failures.vitest },
  stories: { timing: timings.vitest, failed: failures.vitest },
  review: { timing: timings.vitest, failed: failures.vitest },
  flows: { timing: timings.playwright, failed: failures.playwright },
};

/** A runner that counts its tests in a JSON report. */
async function runner(name, reading, [command, ...words], env) {
  const isSuccess = await succeeds(() => run(binary(command), words, env));
  return tallyOf(isSuccess, report(name), reading);
}

async function succeeds(work) {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Stops the run's PostgreSQL: each provider test and each site of the journeys has a database of its own there. */
let stopPostgres = async () => {};

async function setUp() {
  const chromium = await ensureBrowser();
  process.env.CHROMIUM_PATH = chromium;
  console.log(`browser: ${chromium}`);
  const postgres = ensurePostgres();
  console.log(`PostgreSQL: ${postgres.kind === "none" ? "none" : (postgres.url ?? postgres.folder)}`);
  const { default: startPostgres } = await import("../tests/postgres-of-run.ts");
  stopPostgres = await startPostgres();
}

const unitTests = () => {
  const words = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report("unit")}`];
  return runner("unit", readings.vitest, ["vitest", ...words]);
};

/**
 * Plays the stories of the static Storybook whose code a change touches, and a sample of the others; those that a change
 * reaches are judged by axe, in both languages, and reviewed.
 */
async function stories({ isAll }) {
  const folder = join(root, "storybook-static");
  if (!existsSync(join(folder, "index.json"))) throw new Error("There is no Storybook to test");
  const server = await serveStatic(folder);
  try {
    const output = ["--json", "--outputFile", report("stories")];
    const words = ["--failOnConsole", "--maxWorkers", "2", ...output, "--url", server.url];
    const reviewing = join(reports, "reviewed.json");
    const { writeReviewing } = await import("../tests/visual/reviewed-stories.ts");
    const { files, note } = await writeReviewing(folder, reviewing, isAll);
    console.log(note);
    const tally = await runner("stories", readings.jest, ["test-storybook", ...words, ...files], {
      STORIES_REVIEWED: reviewing,
    });
    return { ...tally, note };
  } finally {
    await server.close();
  }
}

/** Plants faults into stories of the static Storybook; the matching check of the workbench must find each. */
const plantedFaults = () =>
  runner("review", readings.vitest, [
    "vitest",
    "run",
    "--config=tests/visual/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report("review")}`,
  ]);

const journeys = () =>
  runner("flows", readings.playwright, ["playwright", "test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report("flows"),
  });

/** Prepares the world that the journeys' sites copy. */
async function makeWorld() {
  const { worldOfRun } = await import("../tests/flows/world.ts");
  await worldOfRun();
}

/**
 * Rows run one after another; the lanes of a row run in parallel, and the steps of a lane in sequence. Unit tests and
 * proofs use both cores, and many of them wait with a timeout for a process: beside them only the builds for the next
 * row run. Journeys wait for their site, and stories, which need only the CPU, fill the cores meanwhile.
 */
const rows = [
  [[{ name: "Set-up: a browser and PostgreSQL", work: check(setUp) }]],
  [
    [{ name: "Catalogues", work: check(compileCatalogues) }],
    // Many tests and proofs start processes of this build.
    [{ name: "The provider's build", work: check(() => run(process.execPath, ["tools/build-provider.mjs"])) }],
  ],
  [
    [{ name: "Unit and provider tests", work: unitTests }],
    [
      // In a separate process, since a build sets its process to production.
      { name: "The website's build", work: check(() => run(process.execPath, ["tools/build.mjs"])) },
      { name: "Storybook's build", work: tool("storybook", "build", "--quiet", "--stats-json") },
      { name: "The journeys' world", work: check(makeWorld) },
    ],
  ],
  [
    [{ name: "Journeys in a browser", work: journeys }],
    [
      { name: "Stories", work: stories },
      { name: "The workbench's checks find planted faults", work: plantedFaults },
      // Each of four threads would check the shared types again: 24 s of processor time instead of 14.
      { name: "Types", work: tool("tsc", "--noEmit", "--singleThreaded") },
      { name: "Lint: biome", work: tool("biome", "check", ".") },
      {
        name: "Lint: who imports whom",
        work: tool("depcruise", "--config", ".dependency-cruiser.cjs", ...sourceFolders),
      },
      { name: "Lint: nothing unused", work: tool("knip") },
    ],
  ],
];

/**
 * Runs every step, also after failures, and prints the sum of all their tests as the last line.
 * @param {{ isAll: boolean }} asked true to review every story, false for those reached by a change since the base
 * @returns {Promise<number>} the exit code
 */
export async function testAll(asked) {
  mkdirSync(reports, { recursive: true });
  for (const name of Object.keys(runners)) rmSync(report(name), { force: true });
  const { default: takeTemplates } = await import("../tests/templates.ts");
  const removeTemplates = takeTemplates();
  const began = Date.now();
  const results = [];
  for (const row of rows) results.push(...(await resultsOfRow(row, asked)));
  // Its files lie among those that are removed.
  await stopPostgres();
  await removeTemplates();
  const sum = (key) => results.reduce((total, { tally }) => total + tally[key], 0);
  console.log(failedTests().join("\n"));
  console.log(`\nThe slowest files:\n${slowestFiles().join("\n")}`);
  console.log(`\n${results.map(line).join("\n")}`);
  console.log(`${((Date.now() - began) / 1000).toFixed(0)} s in all, ${sum("skipped")} skipped`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}

/** The results of a row: lane by lane, in the order of their steps. */
async function resultsOfRow(lanes, asked) {
  const ofLane = async (lane) => {
    const results = [];
    for (const step of lane) results.push(await resultOf(step, asked));
    return results;
  };
  return (await Promise.all(lanes.map(ofLane))).flat();
}

async function resultOf({ name, work }, asked) {
  console.log(`\n━━━ ${name}`);
  const start = Date.now();
  const tally = await work(asked).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return tallyOfCheck(false);
  });
  const result = { name, tally, seconds: (Date.now() - start) / 1000 };
  console.log(`━━━ ${line(result)}`);
  return result;
}

const failedTests = () =>
  Object.entries(runners).flatMap(([name, { failed }]) => failuresOf(report(name), failed).map(failureText));

/** Number of the slowest files to print. */
const SLOWEST = 20;

const slowestFiles = () =>
  slowest(
    Object.entries(runners).flatMap(([name, { timing }]) => timingsOf(report(name), timing)),
    SLOWEST,
  ).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);

function line({ name, tally: { passed, failed, skipped, note }, seconds }) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return `${failed > 0 ? "✗" : "✓"} ${name}: ${counts} (${seconds.toFixed(1)} s)${note ? `; ${note}` : ""}`;
}
