import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { serializeQuery, withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { SearchValue } from "#domain/contract/property.shapes.ts";
import { build } from "#tools/build.mjs";
import { type Site, startSite } from "../flows/site.ts";
import { percentile, round } from "./figures.ts";

/** As many as compile the code that pages are made with: a server is not measured in its first seconds. */
const WARM_UP = 1_000;
const TURNS = 300;
const CITY = "city-2";
const CITY_SLUG = "Isfahan";

/** A page that is measured: its address as links spell it, another one each turn. */
type Page = (turn: number) => string;

const today = tehranDate(Date.now() / 1000);
const DAYS = 60;
const NIGHTS = 5;
const STAYS = DAYS * NIGHTS;
/** Another stay each turn, for two: nothing is remembered of so many. */
const stayAt = (turn: number) => ({
  check_in: addDays(today, 7 + (turn % DAYS)),
  length_of_stay: 1 + (Math.floor(turn / DAYS) % NIGHTS),
});

async function pagesOf(site: Site): Promise<Record<string, Page>> {
  const answer = await fetch(
    `${site.providerUrl}/property/v2/search?${new URLSearchParams({ destination_id: CITY, check_in: addDays(today, 7), length_of_stay: "2" })}`,
    { headers: { "Client-Token": "shamseh-web" } },
  );
  const { value } = (await answer.json()) as { value: SearchValue };
  const slugs = value.items.map(({ slug }) => slug);
  return {
    property: (turn) =>
      withQuery(
        // Every stay at another property the next time: no address is asked for twice.
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

/** CPU that a process has used so far, all its threads, in milliseconds. */
function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  // The kernel counts in hundredths of a second, whatever its own clock.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * `npm run bench -- pages [page ...]`: CPU of the website and of the provider, with its embedded database, for one page
 * that neither has in memory, all their threads, over the demonstration's world; and how long the visitor waits.
 * One page at a time; one JSON line each.
 */
export async function run(args: readonly string[]): Promise<void> {
  await build();
  const site = await startSite();
  try {
    for (const [name, page] of Object.entries(await pagesOf(site))) {
      if (args.length === 0 || args.includes(name)) console.log(JSON.stringify(await measure(site, name, page)));
    }
  } finally {
    await site.stop();
  }
}

async function measure(site: Site, name: string, page: Page) {
  const read = async (turn: number) => {
    const began = performance.now();
    const answer = await fetch(site.url + page(turn), { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${page(turn)} answered ${answer.status}`);
    return performance.now() - began;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) await read(turn);
  const [web, provider] = [cpuOf(site.web), cpuOf(site.provider)];
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await read(WARM_UP + turn));
  const website = (cpuOf(site.web) - web) / TURNS;
  const served = (cpuOf(site.provider) - provider) / TURNS;
  return {
    bench: "pages",
    page: name,
    unit: "CPU ms per page",
    website: round(website, 1),
    provider: round(served, 1),
    both: round(website + served, 1),
    waited_p50_ms: percentile(times, 0.5),
    waited_p99_ms: percentile(times, 0.99),
  };
}
