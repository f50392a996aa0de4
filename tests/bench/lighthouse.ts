import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import type { Locale } from "#domain/enums/enums.ts";
import { freePort, startSite } from "#tests/flows/site.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { root } from "#tools/paths.mjs";
import { median, round } from "./figures.ts";
import { measuredPages } from "./measured-pages.ts";
import { buildPeer, type RunningPeer, startPeer } from "./peers.ts";

const RUNS = 5;
const VERSION = "13.5.0";
/** Pages to measure when none is named. */
const judged: readonly string[] = ["home", "search", "propertyWithDates", "tour", "flightSearch", "flightReview"];

/** Fields read from Lighthouse's report. */
type Report = {
  categories: Readonly<Partial<Record<"performance" | "seo", { score: number | null }>>>;
  audits: Readonly<
    Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string } | undefined>
  >;
};
export type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Loads Lighthouse, which is not a dependency: it comes from npm's registry the first time. */
export async function lighthouse(): Promise<Lighthouse> {
  const folder = join(root, ".cache/lighthouse");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies: { lighthouse: VERSION } }));
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry))
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

const figures = {
  fcp_ms: "first-contentful-paint",
  lcp_ms: "largest-contentful-paint",
  tbt_ms: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
type Figures = Record<keyof typeof figures | "score", number>;

/**
 * Lighthouse's report of an address, in a browser of its own. Playwright starts it in a process group and ends the
 * whole group: Debian's command is a shell script whose end alone leaves the browser running.
 */
export async function reportOf(look: Lighthouse, url: string, flags: object): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await look(url, { port, logLevel: "silent", ...flags });
    if (result === undefined) throw new Error(`Nothing was said of ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Lighthouse's figures of an address. */
export async function judge(look: Lighthouse, url: string, locale: Locale): Promise<Figures> {
  const { categories, audits } = await reportOf(look, url, {
    onlyCategories: ["performance"],
    extraHeaders: { Cookie: `lang=${locale}` },
  });
  const read = Object.entries(figures).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
  return { ...(Object.fromEntries(read) as Figures), score: 100 * (categories.performance?.score ?? 0) };
}

const digits = { fcp_ms: 0, lcp_ms: 0, tbt_ms: 0, cls: 4, score: 0 } as const;
const medians = (runs: readonly Figures[]) =>
  Object.fromEntries(
    (Object.keys(digits) as (keyof Figures)[]).map((name) => [
      name,
      round(median(runs.map((run) => run[name])), digits[name]),
    ]),
  );

/**
 * `npm run bench -- lighthouse [page ...] [--peers]`: Lighthouse's figures of pages on a telephone, in both languages:
 * medians of five, each in a browser of its own. With `--peers` the search page of Next.js (`peers.ts`) alternates with
 * each page, in the same run. One JSON line a page and language.
 */
export async function run(args: readonly string[]): Promise<void> {
  const look = await lighthouse();
  const site = await startSite();
  const peers: RunningPeer[] = [];
  try {
    if (args.includes("--peers")) {
      buildPeer("next");
      peers.push(await startPeer("next"));
    }
    const named = args.filter((arg) => !arg.startsWith("--"));
    for (const [page, path] of Object.entries(await measuredPages(site.url))) {
      if (!(named.length > 0 ? named : judged).includes(page)) continue;
      for (const locale of ["fa", "en"] as const) {
        const ours: Figures[] = [];
        const theirs: Figures[] = [];
        for (let turn = 0; turn < RUNS; turn += 1) {
          ours.push(await judge(look, site.url + path, locale));
          for (const peer of peers) theirs.push(await judge(look, peer.url, locale));
        }
        const beside = theirs.length > 0 ? { next: medians(theirs) } : {};
        console.log(JSON.stringify({ bench: "lighthouse", page, locale, ...medians(ours), ...beside }));
      }
    }
  } finally {
    for (const peer of peers) peer.stop();
    await site.stop();
  }
}
