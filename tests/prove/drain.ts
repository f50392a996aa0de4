import { setTimeout as delay } from "node:timers/promises";

/** Reliability G14: a process that is asked to stop under load finishes what it has begun, and goes. */

/** A process at an address. `signal` sends SIGTERM; `ended` resolves with its exit code, null when a signal ended it. */
export type Served = { readonly url: string; signal(): void; readonly ended: Promise<number | null> };

export type Drained = {
  answered: number;
  /** Requests that were under way when the signal came and got no whole answer. */
  cut: number;
  failures_5xx: number;
  /** What it said last before nobody answered there. */
  readyz: number | null;
  exit_code: number | null;
  seconds: number;
};

const CLIENTS = 16;
const LOADED_FOR_MS = 700;
const GOES_WITHIN_SECONDS = 10;

/** Asks for `paths` from many sides, sends the signal in the middle of it, and sees what becomes of every request. */
export async function stopUnderLoad(served: Served, paths: readonly string[]): Promise<Drained> {
  let signalledAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  const drained: Drained = { answered: 0, cut: 0, failures_5xx: 0, readyz: null, exit_code: null, seconds: 0 };

  async function client(number: number): Promise<void> {
    for (let turn = number; !isOver; turn++) {
      const startedAt = performance.now();
      try {
        const answer = await fetch(served.url + paths[turn % paths.length], {
          headers: { "Client-Token": "shamseh-web" },
          redirect: "manual",
        });
        await answer.arrayBuffer();
        drained.answered += 1;
        // On its way out it may say so; before that it has no reason to.
        if (answer.status >= 500 && startedAt < signalledAt) drained.failures_5xx += 1;
      } catch {
        if (startedAt < signalledAt) drained.cut += 1;
        else return;
      }
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  await delay(LOADED_FOR_MS);
  signalledAt = performance.now();
  served.signal();
  drained.readyz = await lastWord(`${served.url}/readyz`);
  drained.exit_code = await served.ended;
  drained.seconds = Math.round(performance.now() - signalledAt) / 1000;
  isOver = true;
  await Promise.all(clients);
  return drained;
}

/** Asks until there is a 503 or nobody: a signal takes a moment to arrive, on a busy machine a long one. */
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

export const isDrainedWell = ({ answered, cut, failures_5xx, readyz, exit_code, seconds }: Drained): boolean =>
  answered > 0 && cut + failures_5xx === 0 && readyz === 503 && exit_code === 0 && seconds <= GOES_WITHIN_SECONDS;
