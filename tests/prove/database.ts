import { setTimeout as delay } from "node:timers/promises";
import { type Aftermath, aftermath, isWhole, peopleLive } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { type LoadScenario, onLoadScenario } from "./load-scenario.ts";

/** The database's server dies under load and comes back; the provider stays. */

export type Outages = Aftermath & {
  times: number;
  /** From the server's return until the provider answers reads and writes without a failure, milliseconds. */
  slowest_recovery_ms: number;
  /** At most one answer in a hundred may fail after the recovery. */
  asked_after: number;
  failed_after: number;
  /** Answers while the server was away: none of them may be wrong. */
  unready_while_away: number;
  same_process: boolean;
};

const RECOVERED_WITHIN_MS = 10_000;
const AWAY_MS = 500;
/** Consecutive answers that count as a recovery. */
const STEADY = 10;

/** Kills the database's server repeatedly while `clients` book and pay. @throws when the server is shared. */
export async function loseTheDatabase(
  scenario: LoadScenario,
  { times, clients }: { times: number; clients: number },
): Promise<Outages> {
  const { crashDatabase } = scenario;
  if (crashDatabase === null) throw new Error("This is proved on a PostgreSQL that is started for it");
  const { pid, ended } = scenario.provider();
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  const lives = peopleLive(scenario, clients);
  const figures = { slowest_recovery_ms: 0, asked_after: 0, failed_after: 0, unready_while_away: 0 };
  for (let time = 0; time < times; time++) {
    await delay(300 + Math.random() * 1_200);
    const back = crashDatabase(AWAY_MS);
    await delay(AWAY_MS / 2);
    if (!(await answers(scenario, "/readyz"))) figures.unready_while_away += 1;
    await back;
    const started = performance.now();
    let firstWell = Number.POSITIVE_INFINITY;
    for (let inRow = 0; inRow < STEADY && performance.now() - started < 2 * RECOVERED_WITHIN_MS; await delay(20)) {
      const isWell = await isWorking(scenario);
      if (isWell && inRow === 0) firstWell = performance.now() - started;
      inRow = isWell ? inRow + 1 : 0;
      if (!isWell) firstWell = Number.POSITIVE_INFINITY;
    }
    figures.slowest_recovery_ms = Math.max(figures.slowest_recovery_ms, Math.round(firstWell));
    for (let asked = 0; asked < STEADY; asked++) {
      figures.asked_after += 1;
      if (!(await isWorking(scenario))) figures.failed_after += 1;
    }
  }
  const stories = await lives.end();
  const same_process = !isGone && scenario.provider().pid === pid;
  return { times, ...figures, same_process, ...(await aftermath(scenario, stories)) };
}

/** Makes a read of stored data, and a quote, which writes. */
async function isWorking(scenario: LoadScenario): Promise<boolean> {
  const [user] = scenario.people;
  if (user === undefined) return false;
  const quote = await user.post("reserve/v2/quote", scenario.room.request()).catch(() => null);
  return quote?.status === 200 && (await answers(scenario, "/readyz"));
}

const answers = async (scenario: LoadScenario, path: string): Promise<boolean> => {
  const answer = await scenario.client.request(path);
  await answer.arrayBuffer();
  return answer.ok;
};

export const isBackEachTime = (outages: Outages): boolean =>
  isWhole(outages) &&
  outages.same_process &&
  outages.unready_while_away === outages.times &&
  outages.slowest_recovery_ms <= RECOVERED_WITHIN_MS &&
  outages.failed_after * 100 < outages.asked_after;

/** PostgreSQL is killed `times` while `clients` book and pay; the provider process stays the same. */
export const { run } = defineProof({
  full: { times: 20, clients: 4 },
  small: null,
  prove: (size) =>
    onLoadScenario({ engine: "postgres", people: 200, rooms: 10_000 }, async (scenario) => {
      const outages = await loseTheDatabase(scenario, size);
      return { holds: isBackEachTime(outages), ...outages };
    }),
});
