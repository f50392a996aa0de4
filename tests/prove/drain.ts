import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Reliability G14: a process that is asked to stop under load finishes its open requests, and exits. */

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
