import { setTimeout as delay } from "node:timers/promises";
import { leaveCanaryInPages } from "./canary.ts";
import { leaveFirst } from "./coalescing.ts";
import { defineProof } from "./define-proof.ts";
import type { Proof } from "./main.ts";
import { isBounded, rememberMany } from "./memory.ts";
import { startMockProvider } from "./mock-provider.ts";
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

/** Rule 32: hostile `addresses` in every place that redirects. */
export const redirects = defineProof({
  full: { addresses: 2_000 },
  small: { addresses: 60 },
  prove: ({ addresses }) =>
    onWebsite(0, async ({ port }) => {
      const tried = await tryRedirects(port, hostileAddresses(addresses));
      return { holds: tried.left_the_site + tried.unanswered === 0 && tried.redirects > 0, ...tried };
    }),
});

/** Rule 29: one visitor's canaries, then every page as others. */
export const canary = {
  run: (): Promise<Proof> =>
    onWebsite(0, async ({ port }) => {
      const found = await leaveCanaryInPages(port);
      return { holds: found.hits === 0 && found.from_memory > 0, ...found };
    }),
};

/** So many `rounds`, in which the first visitor aborts during rendering, and those `waiting` stay. */
export const coalescing = defineProof({
  full: { rounds: 200, waiting: 100 },
  small: { rounds: 4, waiting: 30 },
  prove: (size) =>
    onWebsite(300, async ({ port, asked }) => {
      const figures = await leaveFirst(port, size, asked, () => delay(200));
      return { holds: figures.ok === figures.waited, ...figures };
    }),
});

/** So many different `addresses`. */
export const memory = defineProof({
  full: { addresses: 10_000 },
  small: null,
  prove: ({ addresses }) =>
    onWebsite(0, async ({ port, pid }) => {
      const remembered = await rememberMany(port, pid, addresses);
      return { holds: isBounded(remembered), ...remembered };
    }),
});

/** 60, 120 and 240 connections, each for `seconds`, requesting uncached pages. */
export const overloads = defineProof({
  full: { seconds: 10 },
  small: { connections: 120, seconds: 2, retryMs: 100, patience: 60 },
  prove: ({ seconds }) =>
    onWebsite(50, async ({ port }) => {
      const figures: Overloaded[] = [];
      for (const connections of [60, 120, 240])
        figures.push(await overload(port, connections, { seconds, retryMs: RETRY_MS }));
      return { holds: figures.every(holdsUnderLoad), figures };
    }),
});
