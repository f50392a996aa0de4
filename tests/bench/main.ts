import { takeRunFolder } from "#tests/run-folder.ts";

/** `npm run bench -- <name> [options]`: each benchmark is a file beside this one with `run(args)`. */
const [name = "", ...args] = process.argv.slice(2);

const benchmarks: Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>> = {
  booking: () => import("./booking.ts"),
  browser: () => import("./browser.ts"),
  bytes: () => import("./bytes.ts"),
  change: () => import("./change.ts"),
  cli: () => import("./cli.ts"),
  convert: () => import("./convert.ts"),
  destinations: () => import("./destinations.ts"),
  duration: () => import("./duration.ts"),
  fares: () => import("./fares.ts"),
  flights: () => import("./flights.ts"),
  fresh: () => import("./fresh.ts"),
  pages: () => import("./pages.ts"),
  pairs: () => import("./pairs.ts"),
  goals: () => import("./goals.ts"),
  import: () => import("./import.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  pictures: () => import("./pictures.ts"),
  replay: () => import("./replay.ts"),
  search: () => import("./search.ts"),
  seo: () => import("./seo.ts"),
  share: () => import("./share.ts"),
  ssr: () => import("./ssr.ts"),
  suggestions: () => import("./suggestions.ts"),
  thumb: () => import("./thumb.ts"),
  tours: () => import("./tours.ts"),
};

const load = benchmarks[name];
if (load === undefined) {
  console.error(`Name a benchmark: ${Object.keys(benchmarks).join(", ")}.`);
  process.exit(2);
}
const { remove } = takeRunFolder();
await (await load()).run(args);
remove();
