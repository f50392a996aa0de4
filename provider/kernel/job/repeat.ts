import { setTimeout as delay } from "node:timers/promises";
import type { Services } from "../../services.ts";
import { errorFields } from "../log.ts";
import { endLease, knowJobs, LEASE_SECONDS, type RunEnd, renewLease, takeLease } from "./lease.ts";

/** A periodic job. */
export type Job = {
  readonly name: string;
  /**
   * `everywhere`: each process with jobs, at the same time; they share the work piece by piece, by locks or leases of its
   * rows. `once`: one process at a time, and all together once a period. `itself`: each process of any role, for what is its
   * own.
   *
   * A job that is run `once` may still run twice at a time for a moment, where a process stood still for longer than its
   * lease. So each is safe to run concurrently, and the lease saves work.
   */
  readonly runs: "everywhere" | "once" | "itself";
  /** Seconds from the end of one run to the beginning of the next. */
  readonly everySeconds: number;
  /** Starts no more work once `stopping`, and finishes what is under way. */
  run(services: Services, stopping?: AbortSignal): Promise<unknown>;
};

/** A run that failed is repeated after its period, or after this when that is longer. */
const AGAIN_AFTER_SECONDS = 300;
/** Interval at which a process that does not run a job checks whether it is to. */
const LOOK_AGAIN_SECONDS = 60;
/** A lease is renewed this often in its time. */
const RENEWALS = 3;

/**
 * Runs each job over and over, one run of it at a time in this process, a failure logged and tried again. Returns a
 * function that stops them all and waits for those that are running.
 *
 * @param leaseSeconds after which a job that is run `once` goes on elsewhere when its process has died.
 */
export function repeatJobs(
  services: Services,
  jobs: readonly Job[],
  leaseSeconds: number = LEASE_SECONDS,
): () => Promise<void> {
  const stopping = new AbortController();
  const names = jobs.filter(({ runs }) => runs === "once").map(({ name }) => name);
  const known = names.length === 0 ? Promise.resolve() : knowAll(services, names, stopping.signal);
  const running = jobs.map(async (job) => {
    if (job.runs !== "once") return repeat(job, services, stopping.signal);
    await known;
    return repeatOnce(job, services, stopping.signal, leaseSeconds);
  });
  return async () => {
    stopping.abort();
    await Promise.all(running);
  };
}

const pause = (seconds: number, stopping: AbortSignal): Promise<unknown> =>
  delay(seconds * 1_000, null, { signal: stopping, ref: false }).catch(() => {});

async function knowAll({ database, log }: Services, names: readonly string[], stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      return await knowJobs(database, names);
    } catch (error) {
      log.error("jobs cannot be leased", errorFields(error));
      await pause(1, stopping);
    }
  }
}

async function repeat(job: Job, services: Services, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await attempt(job, services, stopping);
    await pause(job.everySeconds, stopping);
  }
}

/** Runs a job once; true when it did all of its work. */
async function attempt(job: Job, services: Services, stopping: AbortSignal): Promise<boolean> {
  try {
    await job.run(services, stopping);
    return !stopping.aborted;
  } catch (error) {
    services.log.error("job failed", { job: job.name, ...errorFields(error) });
    return false;
  }
}

async function repeatOnce(job: Job, services: Services, stopping: AbortSignal, leaseSeconds: number): Promise<void> {
  while (!stopping.aborted) {
    const wait = await runIfDue(job, services, stopping, leaseSeconds).catch((error: unknown) => {
      services.log.error("a job's lease is left to its end", { job: job.name, ...errorFields(error) });
      return Math.min(job.everySeconds, LOOK_AGAIN_SECONDS);
    });
    await pause(Math.min(wait, LOOK_AGAIN_SECONDS), stopping);
  }
}

/** Runs the job where it is due and no other process has it. Returns after how many seconds it may be. */
async function runIfDue(job: Job, services: Services, stopping: AbortSignal, leaseSeconds: number): Promise<number> {
  const taken = await takeLease(services.database, job.name, leaseSeconds);
  if ("waitSeconds" in taken) return taken.waitSeconds;
  const lease = keepLease(job, services, taken.run, leaseSeconds);
  const isOk = await attempt(job, services, AbortSignal.any([stopping, lease.lost]));
  await lease.end();
  const end = endOf(job, isOk, stopping.aborted);
  await endLease(services.database, job.name, taken.run, end);
  return end.nextInSeconds;
}

/** Work stopped halfway is due at once: another process takes it. */
function endOf({ everySeconds }: Job, isOk: boolean, isStopped: boolean): RunEnd {
  if (isOk) return { isOk, nextInSeconds: everySeconds };
  return { isOk, nextInSeconds: isStopped ? 0 : Math.min(everySeconds, AGAIN_AFTER_SECONDS) };
}

/** Renews a lease until it ends; `lost` is aborted where another process may have taken it, and the run is to stop. */
function keepLease({ name }: Job, { database, log }: Services, run: number, leaseSeconds: number) {
  const lost = new AbortController();
  const ended = new AbortController();
  const renewing = (async () => {
    for (;;) {
      await pause(leaseSeconds / RENEWALS, ended.signal);
      if (ended.signal.aborted) return;
      // A database that is away is asked again: the lease is lost when it says so.
      const isOurs = await renewLease(database, name, run, leaseSeconds).catch(() => true);
      if (isOurs) continue;
      log.warn("a job's lease was lost", { job: name });
      return lost.abort();
    }
  })();
  return {
    lost: lost.signal,
    async end() {
      ended.abort();
      await renewing;
    },
  };
}
