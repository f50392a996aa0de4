import { setTimeout as delay } from "node:timers/promises";
import { type Aftermath, aftermath, isWholeWithMoney, peopleLive } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { type FleetScenario, onFleet } from "./fleet-scenario.ts";
import type { Proof } from "./main.ts";

/** Parts with a spare in the fleet, or that no answer waits for: the site works without one of them. */
const spared = ["website-1", "website-2", "provider-1", "provider-2", "jobs", "etcd", "prometheus"] as const;
/** Parts that are single here, and in pairs on real machines: while one restarts, its callers wait or fail. */
const alone = ["door", "pool", "bank"] as const;

/** Effect of one part's end on those who booked. */
type Ended = {
  times: number;
  asked: number;
  failed: number;
  failures: Record<string, number>;
  /** Downtime, milliseconds, including a fifth of a second before the restart. */
  slowest_back_ms: number;
};

const MAX_FAILED = 0.001;
const BACK_WITHIN_MS = 60_000;
/** Losses caused by the end of a part show in the answers soon after. */
const AFTER_MS = 1_500;

/**
 * Kills each process of the fleet by `kill -9`, so many `times` each, while `clients` book and pay through the one
 * address. The database nodes have proofs of their own: `fleet-primary`, `fleet-standby`.
 */
export const { run } = defineProof({
  full: { times: 10, clients: 4 },
  small: null,
  prove: ({ times, clients }) =>
    onFleet({ people: 400, rooms: 50_000 }, async (scenario) => {
      const lives = peopleLive(scenario, clients);
      await delay(2_000);
      const parts: Record<string, Ended> = {};
      for (const name of [...spared, ...alone]) {
        parts[name] = await endAgainAndAgain(scenario, name, times);
        console.error(JSON.stringify({ name, ...parts[name] }));
      }
      const after = await aftermath(scenario, await lives.end());
      const sums = sumOf(spared.map((name) => parts[name]!));
      return {
        holds: isWholeWithMoney(after) && sums.failed <= sums.asked * MAX_FAILED && allCameBack(parts),
        times,
        failed_per_thousand: Math.round((sums.failed / sums.asked) * 100_000) / 100,
        parts,
        ...after,
      } satisfies Proof & Aftermath;
    }),
});

async function endAgainAndAgain(scenario: FleetScenario, name: string, times: number): Promise<Ended> {
  const part = scenario.fleet.part(name);
  const ended: Ended = { times, asked: 0, failed: 0, failures: {}, slowest_back_ms: 0 };
  const before = { ...scenario.answers, failures: { ...scenario.answers.failures } };
  for (let time = 0; time < times; time++) {
    await delay(200 + Math.random() * 800);
    const endedAt = performance.now();
    await part.kill();
    scenario.live();
    while (!(await part.isReady()) && performance.now() - endedAt < BACK_WITHIN_MS) await delay(20);
    scenario.live();
    ended.slowest_back_ms = Math.max(ended.slowest_back_ms, Math.round(performance.now() - endedAt));
    await delay(AFTER_MS);
  }
  ended.asked = scenario.answers.asked - before.asked;
  ended.failed = scenario.answers.failed - before.failed;
  for (const [what, count] of Object.entries(scenario.answers.failures)) {
    const more = count - (before.failures[what] ?? 0);
    if (more > 0) ended.failures[what] = more;
  }
  return ended;
}

const sumOf = (all: readonly Ended[]) => ({
  asked: all.reduce((sum, { asked }) => sum + asked, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
});

const allCameBack = (parts: Record<string, Ended>): boolean =>
  Object.values(parts).every(({ slowest_back_ms }) => slowest_back_ms < BACK_WITHIN_MS);
