import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { databaseUrl } from "#tools/fleet/site-parts.ts";
import { root } from "#tools/paths.mjs";
import { aftermath, isWholeWithMoney, peopleLive } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { type FleetScenario, onFleet } from "./fleet-scenario.ts";
import type { Proof } from "./main.ts";
import { assetsOf, makeNextVersion } from "./next-version.ts";
import { type BrowserFaults, openBrowsers } from "./open-browsers.ts";
import { type Read, readPages } from "./page-readers.ts";
import { watchTableWaits } from "./table-waits.ts";

const SETTLE_MS = 3_000;
const CONTROL_PATIENCE_MS = 20_000;
/** Limit for waits for a table lock, above any call's usual one: no wait behind a migration may reach it. */
const LONGEST_TABLE_WAIT_MS = 1_500;

/** Controls: changes to the fleet with which the proof must fail. */
const controls: Readonly<Record<string, { environment?: Record<string, string>; isHasty?: boolean }>> = {
  // Each website has only the files of its own build.
  "--without-assets": { environment: { ASSETS_FOLDER: "" } },
  // A process ends before its load balancer has taken the previous one.
  "--hasty": { isHasty: true },
};

/**
 * Deploys the next version and rolls it back, `rounds` times, while `clients` book and pay, `readers`
 * read pages and `browsers` go from page to page, and other pages stay open that load more of their code once
 * their version is gone. No answer fails, no file is missing, and the migration of the next version, which stays after
 * the rollback, is neither refused nor waited for. With `--without-assets` or `--hasty` it must report failures.
 */
export const { run } = defineProof({
  full: { rounds: 1, clients: 3, readers: 2, browsers: 2 },
  small: null,
  prove: ({ browsers, ...size }, args) => deploy({ ...size, wandering: browsers }, args),
});

async function deploy(size: Omit<Sizes, "isHasty">, args: readonly string[]): Promise<Proof> {
  const control = Object.keys(controls).find((name) => args.includes(name));
  const { environment = {}, isHasty = false } = controls[control ?? ""] ?? {};
  const folder = mkdtempSync(join(tmpdir(), "shamseh-next-"));
  const next = join(folder, "next");
  makeNextVersion(next);
  try {
    return await onFleet({ people: 400, rooms: 50_000, environment }, async (scenario) => {
      // In a control pages wait in vain.
      const browsers = await openBrowsers(
        scenario.fleet.address,
        control === undefined ? undefined : CONTROL_PATIENCE_MS,
      );
      try {
        const { whole, ...figures } = await changeVersions(scenario, browsers, next, {
          ...size,
          isHasty,
        });
        return { holds: control === undefined ? whole : !whole, control: control ?? null, ...figures };
      } finally {
        await browsers.close();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Sizes = { rounds: number; clients: number; readers: number; wandering: number; isHasty: boolean };

async function changeVersions(
  scenario: FleetScenario,
  browsers: Awaited<ReturnType<typeof openBrowsers>>,
  next: string,
  { rounds, clients, readers, wandering, isHasty }: Sizes,
) {
  const { fleet } = scenario;
  const database = await openDatabase({ url: databaseUrl(fleet) });
  const paths = await pathsOf(database);
  const versions = [
    { name: "this", files: assetsOf(root) },
    { name: "next", files: assetsOf(next) },
  ];
  const lives = peopleLive(scenario, clients);
  const reading = readPages(fleet.address, paths, versions, readers);
  const waits = watchTableWaits(database);
  for (let one = 0; one < wandering; one++) browsers.wander(paths);
  const say = (step: string) =>
    console.error(JSON.stringify({ step, failures: scenario.answers.failures, ...browsers.faults }));
  let pressed = 0;
  let isMixed = false;
  for (let round = 0; round < rounds; round++) {
    const open = await browsers.stay();
    await delay(SETTLE_MS);
    await fleet.deploy({ folder: next, isBack: false, isHasty });
    say("next");
    await open.pressNext();
    const openOfNext = await browsers.stay();
    isMixed ||= openOfNext.files.some((file) => versions[0]!.files.includes(file));
    await delay(SETTLE_MS);
    await fleet.deploy({ folder: root, isBack: true, isHasty });
    say("back");
    await Promise.all([open.pressNext(), openOfNext.pressNext()]);
    pressed += 3;
    await delay(SETTLE_MS);
  }
  const table_wait = await waits.end();
  const seen = await browsers.end();
  const read = await reading.end();
  await database.close();
  const after = await aftermath(scenario, await lives.end());
  const { asked, failed, failures } = scenario.answers;
  return {
    whole:
      isWholeWithMoney(after) &&
      failed === 0 &&
      isClean(seen) &&
      isClean(read) &&
      versions.every(({ name }) => (read.pages[name] ?? 0) > 0) &&
      !isMixed &&
      table_wait.longest_ms <= LONGEST_TABLE_WAIT_MS,
    rounds,
    asked,
    failed,
    failures,
    read: { ...read, missing: [...new Set(read.missing)].slice(0, 5), missing_count: read.missing.length },
    browsers: { ...seen, pressed_in_open_pages: pressed },
    pages_mixed_of_versions: isMixed,
    table_wait,
    ...after,
  };
}

const isClean = (seen: BrowserFaults | Read): boolean =>
  seen.missing.length === 0 &&
  Object.keys(seen.failed).length === 0 &&
  (!("console" in seen) || seen.console.length === 0);

/** The front page and a page of each kind behind it. */
async function pathsOf(database: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> {
  const [stay] = await database.query<{ slug: string; city: string }>(
    "SELECT property.slug, city.slug AS city FROM property JOIN city ON city.id = city_id WHERE is_active ORDER BY property.id LIMIT 1",
  );
  if (stay === undefined) throw new Error("The world has no property");
  return [
    "/",
    "/Tours.html",
    `/${stay.city}Hotels.html`,
    `/${stay.city}Hotels/${stay.slug}Hotel.html`,
    "/Content/About.html",
  ];
}
