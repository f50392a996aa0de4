import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serializeQuery, withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { SearchValue } from "#products/stay/contract/stay.shapes.ts";
import { cpuMsOf } from "#tests/prove/boot.ts";
import { build } from "#tools/build.mjs";
import { root } from "#tools/paths.mjs";
import { percentile, round } from "./figures.ts";
import type { SiteAt } from "./site-process.ts";

/** Requests until the code of the pages is compiled: a server is not measured in its first seconds. */
const WARM_UP = 1_000;
const ROUNDS = 5;
const TURNS = 60;
const CITY = "city-2";
const CITY_SLUG = "Isfahan";

/** Address of a measured page, as links spell it, different in each turn. */
type Page = (turn: number) => string;

const today = tehranDate(Date.now() / 1000);
const DAYS = 60;
const NIGHTS = 5;
const STAYS = DAYS * NIGHTS;
/** A different stay each turn, for two, so that none is cached. */
const stayAt = (turn: number) => ({
  check_in: addDays(today, 7 + (turn % DAYS)),
  length_of_stay: 1 + (Math.floor(turn / DAYS) % NIGHTS),
});

async function pagesOf(site: SiteAt): Promise<Record<string, Page>> {
  const answer = await fetch(
    `${site.providerUrl}/property/v2/search?${new URLSearchParams({ destination_id: CITY, check_in: addDays(today, 7), length_of_stay: "2" })}`,
    { headers: { "Client-Token": "shamseh-web" } },
  );
  const { value } = (await answer.json()) as { value: SearchValue };
  const slugs = value.items.map(({ slug }) => slug);
  return {
    property: (turn) =>
      withQuery(
        // Each stay is at another property the next time: no address repeats.
        addressOf("property", {
          cityName: CITY_SLUG,
          propertyName: slugs[(turn + Math.floor(turn / STAYS)) % slugs.length] ?? "",
        }),
        serializeQuery(stayAt(turn)),
      ),
    "stay-search": (turn) =>
      addressOf(
        "propertySearch",
        {},
        { destination_id: CITY, destination_name: `${CITY_SLUG}${turn}`, ...stayAt(turn) },
      ),
  };
}

type Side = {
  site: SiteAt;
  pages: Record<string, Page>;
  child: ChildProcess;
};

/** Starts the site of a version in a folder with its packages and its build. */
async function startSide(folder: string): Promise<Side> {
  // Each start has its own temporary folder: versions leave different files on the disk.
  const env = { ...process.env, TMPDIR: mkdtempSync(join(tmpdir(), "side-")) };
  const child = fork(join(import.meta.dirname, "site-process.ts"), { cwd: folder, env });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The site in ${folder} ended with ${code}`);
  });
  ended.catch(() => {});
  const [site] = (await Promise.race([once(child, "message"), ended])) as [SiteAt];
  return { site, pages: await pagesOf(site), child };
}

/**
 * `npm run bench -- pages [page ...] [--before <folder>]`: CPU time of the website and of the provider, with its
 * embedded database and all threads, for one page that neither has cached, over the demonstration's world; and the
 * visitor's waiting time. One page at a time; one JSON line each. With `--before` the site of another version, from a
 * folder with its packages and its build, alternates with this one in the same run.
 */
export async function run(args: readonly string[]): Promise<void> {
  await build();
  const place = args.indexOf("--before");
  const before = place < 0 ? null : (args[place + 1] ?? root);
  const named = args.filter((arg) => !arg.startsWith("--") && arg !== before);
  const sides: Record<string, Side> = { now: await startSide(root) };
  if (before !== null) sides["before"] = await startSide(before);
  try {
    for (const name of ["property", "stay-search"])
      if (named.length === 0 || named.includes(name))
        for (const line of await measure(sides, name)) console.log(JSON.stringify(line));
  } finally {
    const stopped = Object.values(sides).map(({ child }) => {
      child.send("stop");
      return once(child, "exit");
    });
    // The processes must stop before their folder is removed.
    await Promise.all(stopped);
  }
}

/** Cost of a side's pages: CPU time of its processes, and the time of each page, milliseconds. */
type Took = { website: number; provider: number; times: number[] };

async function read({ site, pages }: Side, name: string, turns: readonly number[]): Promise<Took> {
  const used = (pid: number) => cpuMsOf(pid) ?? Number.NaN;
  const [web, provider] = [used(site.web), used(site.provider)];
  const times: number[] = [];
  for (const turn of turns) {
    const began = performance.now();
    const path = pages[name]!(turn);
    const answer = await fetch(site.url + path, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - began);
  }
  return { website: used(site.web) - web, provider: used(site.provider) - provider, times };
}

const turnsFrom = (first: number, count: number) => Array.from({ length: count }, (_, turn) => first + turn);

async function measure(sides: Readonly<Record<string, Side>>, name: string) {
  const took: Record<string, Took[]> = {};
  for (const side of Object.values(sides)) await read(side, name, turnsFrom(0, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [version, side] of Object.entries(sides)) {
      const one = await read(side, name, turnsFrom(WARM_UP + round * TURNS, TURNS));
      took[version] = [...(took[version] ?? []), one];
    }
  return Object.entries(took).map(([version, rounds]) => {
    const mean = (of: "website" | "provider") => rounds.reduce((sum, one) => sum + one[of], 0) / (ROUNDS * TURNS);
    const times = rounds.flatMap((one) => one.times);
    return {
      bench: "pages",
      page: name,
      version,
      unit: "CPU ms per page",
      website: round(mean("website"), 1),
      provider: round(mean("provider"), 1),
      both: round(mean("website") + mean("provider"), 1),
      waited_p50_ms: percentile(times, 0.5),
      waited_p99_ms: percentile(times, 0.99),
    };
  });
}
