import { setTimeout as delay } from "node:timers/promises";
import { leaveCanaryInPages } from "./canary.ts";
import { leaveFirst } from "./coalescing.ts";
import type { Proof } from "./main.ts";
import { isBounded, rememberMany } from "./memory.ts";
import { startMockProvider } from "./mock-provider.ts";
import { numberFrom } from "./options.ts";
import { holdsUnderLoad, type Overloaded, overload } from "./overload.ts";
import { hostileAddresses, tryRedirects } from "./redirects.ts";
import { startWebsite } from "./website-process.ts";

/** Proofs of the built website alone, before a provider mocked from the contract. */

/** Retry delay of the busy page. */
const RETRY_MS = 2_000;

type Site = { port: number; pid: number; asked: () => number };

async function onWebsite<T>(latency: number, work: (site: Site) => Promise<T>): Promise<T> {
  const provider = await startMockProvider({ latency });
  const website = await startWebsite(provider.port);
  try {
    return await work({ port: Number(new URL(website.url).port), pid: website.pid, asked: provider.asked });
  } finally {
    website.child.kill("SIGTERM");
    await website.ended;
    provider.close();
  }
}

/** Rule 32: `--addresses` (2,000) hostile addresses in every place that redirects. */
export const redirects = (args: readonly string[]): Promise<Proof> =>
  onWebsite(0, async ({ port }) => {
    const tried = await tryRedirects(port, hostileAddresses(numberFrom(args, "addresses", 2_000)));
    return { holds: tried.left_the_site + tried.unanswered === 0 && tried.redirects > 0, ...tried };
  });

/** Rule 29: one visitor's canaries, then every page as others. */
export const canary = (): Promise<Proof> =>
  onWebsite(0, async ({ port }) => {
    const found = await leaveCanaryInPages(port);
    return { holds: found.hits === 0 && found.from_memory > 0, ...found };
  });

/** `--rounds` (200) times the first visitor aborts during rendering, and `--waiting` (100) others stay. */
export const coalescing = (args: readonly string[]): Promise<Proof> =>
  onWebsite(300, async ({ port, asked }) => {
    const size = { rounds: numberFrom(args, "rounds", 200), waiting: numberFrom(args, "waiting", 100) };
    const figures = await leaveFirst(port, size, asked, () => delay(200));
    return { holds: figures.ok === figures.waited, ...figures };
  });

/** `--addresses` (10,000) different addresses. */
export const memory = (args: readonly string[]): Promise<Proof> =>
  onWebsite(0, async ({ port, pid }) => {
    const remembered = await rememberMany(port, pid, numberFrom(args, "addresses", 10_000));
    return { holds: isBounded(remembered), ...remembered };
  });

/** G12: 60, 120 and 240 connections, each for `--seconds` (10), requesting uncached pages. */
export const overloads = (args: readonly string[]): Promise<Proof> =>
  onWebsite(50, async ({ port }) => {
    const figures: Overloaded[] = [];
    for (const connections of [60, 120, 240])
      figures.push(await overload(port, connections, { seconds: numberFrom(args, "seconds", 10), retryMs: RETRY_MS }));
    return { holds: figures.every(holdsUnderLoad), figures };
  });
