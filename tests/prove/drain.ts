import { mkdtempSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startBank } from "./bank-process.ts";
import { bootOf } from "./boot.ts";
import { defineProof } from "./define-proof.ts";
import type { Proof } from "./main.ts";
import { onProvingGround, startProvider } from "./provider-processes.ts";
import { type Started, startWebsite } from "./website-process.ts";

/** A process that is asked to stop under load finishes its open requests, and exits. */

/**
 * A process at an address. `signal` sends SIGTERM; `ended` resolves with its exit code, null when a signal ended it.
 */
export type Served = {
  readonly url: string;
  readonly hasReadiness: boolean;
  signal(): void;
  readonly ended: Promise<number | null>;
};

export type Drained = {
  answered: number;
  /** Requests on connections that were open since an earlier one. */
  reused: number;
  /** Requests sent before or after the signal that got no complete answer. */
  cut: number;
  failures_5xx: number;
  /** Last readiness answer before the connection was refused; null without one. */
  readyz: number | null;
  exit_code: number | null;
  seconds: number;
};

const LOADS_WITHIN_MS = 20_000;
const LOADED_FOR_MS = 300;
/** Longest pause between two requests of one client, milliseconds: at any moment many of the connections are idle. */
const LONGEST_PAUSE_MS = 100;
const GOES_WITHIN_SECONDS = 5;

/**
 * Requests `paths` over keep-alive connections, sends the signal in the middle, and continues until the listener is
 * closed: only a refused connection is an end, a reset is a cut request.
 */
export async function stopUnderLoad(served: Served, paths: readonly string[], connections = 60): Promise<Drained> {
  let isSignalled = false;
  const drained: Drained = {
    answered: 0,
    reused: 0,
    cut: 0,
    failures_5xx: 0,
    readyz: null,
    exit_code: null,
    seconds: 0,
  };

  async function client(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; ; turn++) {
      const outcome = await ask(agent, served.url + paths[turn % paths.length]);
      if (outcome === "refused") break;
      if (outcome === "cut") {
        drained.cut += 1;
        continue;
      }
      drained.answered += 1;
      if (outcome.isReused) drained.reused += 1;
      if (outcome.status >= 500 && !isSignalled) drained.failures_5xx += 1;
      // Some at once, some after a while.
      await delay((number * 37 + turn * 61) % LONGEST_PAUSE_MS);
    }
    agent.destroy();
  }
  const began = performance.now();
  const clients = Array.from({ length: connections }, (_, number) => client(number));
  // Even on a busy machine, every connection has been reused when the signal comes.
  while (drained.reused < connections && performance.now() - began < LOADS_WITHIN_MS) await delay(10);
  await delay(LOADED_FOR_MS);
  const signalledAt = performance.now();
  isSignalled = true;
  served.signal();
  if (served.hasReadiness) drained.readyz = await lastWord(`${served.url}/readyz`);
  drained.exit_code = await served.ended;
  drained.seconds = Math.round(performance.now() - signalledAt) / 1000;
  await Promise.all(clients);
  return drained;
}

/** Sends one request and reads its answer to the end. */
function ask(agent: Agent, address: string): Promise<{ status: number; isReused: boolean } | "refused" | "cut"> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers: { "Client-Token": "shamseh-web" } }, (answer) => {
      answer.on("error", () => resolve("cut"));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, isReused: request.reusedSocket }));
      answer.resume();
    });
    request.on("error", (error) => resolve("code" in error && error.code === "ECONNREFUSED" ? "refused" : "cut"));
  });
}

/** Polls until there is a 503 or a refused connection: a signal takes a moment to arrive, longer on a busy machine. */
async function lastWord(address: string): Promise<number | null> {
  for (let last: number | null = null; ; await delay(5)) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === null) return last;
    if (status === 503) return status;
    last = status;
  }
}

export const isDrainedWell = (
  { reused, cut, failures_5xx, readyz, exit_code, seconds }: Drained,
  { hasReadiness }: Pick<Served, "hasReadiness">,
): boolean =>
  reused > 0 &&
  cut + failures_5xx === 0 &&
  readyz === (hasReadiness ? 503 : null) &&
  exit_code === 0 &&
  seconds <= GOES_WITHIN_SECONDS;

const BOOTS_WITHIN_MS = 5_000;

const calls = ["/content/v2/home", "/property/v2/listing?scope=iran", "/base/v2/context", "/base/v2/cities"];
const bankPaths = ["/pg/books", "/bank.css", "/pg/StartPay/none"];
const pages = ["/", "/IranHotels.html", "/Content/About.html", "/IsfahanHotels.html"];

type Figures = {
  times: number;
  well: number;
  answered: number;
  cut: number;
  slowest_exit_s: number;
  slowest_boot_ms: number;
  dearest_boot_cpu_ms: number;
  forced_ms: number;
  worst?: Drained;
};

async function repeat(
  times: number,
  start: () => Promise<Started>,
  paths: readonly string[],
  hasReadiness = true,
): Promise<Figures> {
  const figures: Figures = {
    times,
    well: 0,
    answered: 0,
    cut: 0,
    slowest_exit_s: 0,
    slowest_boot_ms: 0,
    dearest_boot_cpu_ms: 0,
    forced_ms: 0,
  };
  for (let time = 0; time < times; time++) {
    const { url, child, ended, boot } = await start();
    const served = { url, hasReadiness, signal: () => child.kill("SIGTERM"), ended };
    const drained = await stopUnderLoad(served, paths);
    figures.answered += drained.answered;
    figures.cut += drained.cut;
    if (isDrainedWell(drained, served)) figures.well += 1;
    else figures.worst = drained;
    figures.slowest_exit_s = Math.max(figures.slowest_exit_s, drained.seconds);
    figures.slowest_boot_ms = Math.max(figures.slowest_boot_ms, boot.ms);
    figures.dearest_boot_cpu_ms = Math.max(figures.dearest_boot_cpu_ms, boot.cpuMs);
  }
  // A second signal does not wait.
  const { child, ended } = await start();
  const signalledAt = performance.now();
  child.kill("SIGTERM");
  await delay(20);
  child.kill("SIGTERM");
  await ended;
  figures.forced_ms = Math.round(performance.now() - signalledAt);
  return figures;
}

const FORCED_WITHIN_MS = 250;
const isWell = ({ times, well, dearest_boot_cpu_ms, forced_ms }: Figures): boolean =>
  well === times && dearest_boot_cpu_ms <= BOOTS_WITHIN_MS && forced_ms < FORCED_WITHIN_MS;

/**
 * Provider, website and bank, each stopped `times` under 60 keep-alive connections, and the provider in the small run
 * under fewer, since it runs beside other tests. The website must be built.
 */
export const { run, small } = defineProof({
  full: { times: 20 },
  small: { connections: 20 },
  prove: ({ times }) => onProvingGround(({ url }) => stopEach(url, times)),
});

async function stopEach(url: string, times: number): Promise<Proof> {
  const startsProvider = async (): Promise<Started> => {
    const startedAt = performance.now();
    const process = await startProvider({ url });
    return {
      url: `http://127.0.0.1:${process.port}`,
      pid: process.pid,
      child: process.process,
      ended: process.ended,
      boot: bootOf(process.pid, startedAt),
    };
  };
  const provider = await repeat(times, startsProvider, calls);
  const behind = await startProvider({ url });
  const website = await repeat(times, () => startWebsite(behind.port), pages);
  await behind.stop();
  const startsBank = async (): Promise<Started> => {
    const startedAt = performance.now();
    const bank = await startBank(mkdtempSync(join(tmpdir(), "shamseh-drain-")));
    const pid = bank.child.pid ?? 0;
    return { ...bank, pid, boot: bootOf(pid, startedAt) };
  };
  const bank = await repeat(times, startsBank, bankPaths, false);
  return { holds: [provider, website, bank].every(isWell), provider, website, bank };
}
