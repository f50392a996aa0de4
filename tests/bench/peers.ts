import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { freePort } from "#tests/flows/site.ts";
import { root } from "#tools/paths.mjs";

/**
 * Other frameworks with a similar search page, measured beside ours: twenty cards, 33 boxes and two months of days,
 * with the data in memory. Each is a small project of its own in `peers/`, with its own packages, around one page.
 */

type Peer = {
  /** Destination of the page's components in the peer's folder. */
  page: string;
  /** Start command, with the option that sets its port. */
  start: readonly string[];
};

const peers = {
  next: { page: "page", start: ["node_modules/next/dist/bin/next", "start"] },
  astro: { page: "src/page", start: ["dist/server/entry.mjs"] },
  "react-router": {
    page: "page",
    start: ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
  },
} as const satisfies Readonly<Record<string, Peer>>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];

export type RunningPeer = {
  name: PeerName;
  url: string;
  port: number;
  child: ChildProcess;
  readyAfterMs: number;
  stop(): void;
};

const HERE = join(import.meta.dirname, "peers");
const CARDS = 20;

/** Hotels on a peer's page, from a recorded search. */
const hotels = Array.from({ length: CARDS }, (_, place) => {
  const hotel = isfahanSearch.items[place % isfahanSearch.items.length]!;
  return {
    id: hotel.id + place * 1_000,
    name: hotel.name_fa,
    district: hotel.district_fa,
    star: hotel.star ?? 3,
    rating: hotel.rating?.average ?? 4,
    ratings: hotel.rating?.count ?? 1,
    facilities: hotel.facilities,
    price: hotel.from_price ?? 0,
    rack: hotel.from_rack ?? 0,
  };
});

/** Build folder of a peer, kept between runs. */
function folderOf(name: PeerName): string {
  const folder = join(root, ".cache/peers", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Copies, installs and builds a peer. Its packages come from npm's registry the first time. */
export function buildPeer(name: PeerName): void {
  const folder = folderOf(name);
  const page = join(folder, peers[name].page);
  rmSync(page, { recursive: true, force: true });
  cpSync(join(HERE, name), folder, { recursive: true });
  cpSync(join(HERE, "page"), page, { recursive: true });
  writeFileSync(join(page, "hotels.json"), JSON.stringify(hotels));
  const run = (words: readonly string[]) =>
    execFileSync("npm", words, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" },
    });
  // Includes its build tools, although a benchmark runs as production.
  const install = ["install", "--include=dev", "--no-audit", "--no-fund", "--no-package-lock"];
  if (!existsSync(join(folder, "node_modules"))) run(install);
  run(["run", "build"]);
}

/** Starts a built peer, and waits until it answers. */
export async function startPeer(name: PeerName): Promise<RunningPeer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, peers[name].start, {
    cwd: folderOf(name),
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1" },
    // Discards its output: it logs each missing picture.
    stdio: "ignore",
  });
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok)
      return {
        name,
        url,
        port,
        child,
        readyAfterMs: performance.now() - began,
        stop: () => void child.kill("SIGKILL"),
      };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${name} ended before it answered`);
}
