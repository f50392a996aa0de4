import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/flows/site.ts";
import { build } from "#tools/build.mjs";
import { websiteMemory } from "#tools/website-memory.mjs";
import { median, round } from "./figures.ts";
import { measuredPages } from "./measured-pages.ts";
import { buildPeer, type PeerName, peerNames, startPeer } from "./peers.ts";

/** Starts of the website; the other processes are started once. */
const STARTS = 5;
/** Addresses requested before the website's memory is read, each a page of its own. */
const LOAD = 1_000;
const CONNECTIONS = 8;
/** Idle time of a process before its memory is read, milliseconds. */
const REST_MS = 5_000;

type Running = { child: ChildProcess; readyAfter: number };

/** Starts a process as `npm start` does, and waits until it answers; returns the milliseconds. */
async function started(words: readonly string[], env: Record<string, string>, address: string): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...process.env, APP_ENV: "demo", NODE_ENV: "production", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return { child, readyAfter: performance.now() - began };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${words.join(" ")} ended before it answered`);
}

async function stopped({ child }: Running): Promise<void> {
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await exit;
}

/** Resident memory of a process and its peak so far, in MB. */
function memoryOf({ child }: Pick<Running, "child">): { rest_mb: number; peak_mb: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  const of = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024);
  return { rest_mb: of("VmRSS"), peak_mb: of("VmHWM") };
}

const rested = () => new Promise((resolve) => setTimeout(resolve, REST_MS));
const say = (figures: object) => console.log(JSON.stringify({ bench: "fresh", ...figures }));

/**
 * `npm run bench -- fresh [--peers]`: time from the start of each process to its first answer, and its memory: the
 * provider with its embedded database over an empty folder and over a filled one; the built website with the provider
 * up (median of five), and its memory after a thousand pages of all kinds. One JSON line for each; with `--peers` one
 * for each framework of `peers.ts` too, which has no provider and one page.
 */
export async function run(args: readonly string[]): Promise<void> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), "shamseh-fresh-"));
  const [providerPort, port] = [await freePort(), await freePort()];
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const url = `http://127.0.0.1:${port}`;
  const provider = () =>
    started(
      ["--max-semi-space-size=16", "dist/provider/main.js"],
      { PROVIDER_PORT: String(providerPort), DATA_DIR: folder },
      `${providerUrl}/readyz`,
    );
  const website = () =>
    started(
      [...websiteMemory.flags, "dist/server/main.js"],
      { ...websiteMemory.environment, PORT: String(port), PROVIDER_URL: providerUrl, PUBLIC_BASE_URL: url },
      `${url}/`,
    );
  try {
    for (const start of ["first", "second"]) {
      const running = await provider();
      const seconds = round(running.readyAfter / 1000, 1);
      await rested();
      say({ process: "provider", start, seconds, ...memoryOf(running) });
      await stopped(running);
    }
    const running = await provider();
    const times: number[] = [];
    for (let start = 1; start < STARTS; start += 1) {
      const site = await website();
      times.push(site.readyAfter);
      await stopped(site);
    }
    const site = await website();
    times.push(site.readyAfter);
    const idle = memoryOf(site);
    await askForPages(url);
    await rested();
    say({
      process: "website",
      first_200_ms: Math.round(median(times)),
      idle_mb: idle.rest_mb,
      pages: LOAD,
      ...memoryOf(site),
    });
    await stopped(site);
    await stopped(running);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const name of args.includes("--peers") ? peerNames : []) await measurePeer(name);
}

async function measurePeer(name: PeerName): Promise<void> {
  buildPeer(name);
  const times: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const peer = await startPeer(name);
    times.push(peer.readyAfterMs);
    peer.stop();
  }
  const peer = await startPeer(name);
  try {
    times.push(peer.readyAfterMs);
    const idle = memoryOf(peer);
    await ask(LOAD, (turn) => `${peer.url}/?turn=${turn}`);
    await rested();
    say({
      process: name,
      first_200_ms: Math.round(median(times)),
      idle_mb: idle.rest_mb,
      pages: LOAD,
      ...memoryOf(peer),
    });
  } finally {
    peer.stop();
  }
}

/** Requests pages over a few connections. */
async function ask(pages: number, addressOf: (turn: number) => URL | string): Promise<void> {
  let turn = 0;
  const connection = async () => {
    while (turn < pages) {
      const address = addressOf(turn++);
      await (await fetch(address, { headers: { "Accept-Encoding": "br" } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

async function askForPages(url: string): Promise<void> {
  const paths = Object.values(await measuredPages(url));
  await ask(LOAD, (turn) => {
    const address = new URL(paths[turn % paths.length] ?? "/", url);
    // A meaningless name makes each search a page of its own.
    if (address.searchParams.has("destination_name")) address.searchParams.set("destination_name", `x${turn}`);
    return address;
  });
}
