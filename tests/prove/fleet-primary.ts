import { setTimeout as delay } from "node:timers/promises";
import { aftermath, isWholeWithMoney, judge, peopleLive } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { commitAsynchronously, nodeOf, untilWhole } from "./fleet-nodes.ts";
import { type FleetScenario, onFleet } from "./fleet-scenario.ts";
import type { Proof } from "./main.ts";
import { watchReads } from "./watch-reads.ts";

const WRITES_BACK_WITHIN_MS = 30_000;
/** Time from cutting off the standby to the end of its primary. */
const CUT_OFF_MS = 700;
/** Duration of the standby's cut. */
const CUT_OFF_FOR_MS = 3_000;
/** Time without a standby for the control's primary. */
const ALONE_MS = 3_000;
/** Pause between two kills of a primary. */
const QUIET_MS = 2_000;
/** The only outages allowed in answers, each with Retry-After; 504 is the website's own timeout. */
const allowed = new Set(["503", "504"]);

/**
 * Kills the primary's node `times`, while `clients` book and pay; the last time its synchronous standby is
 * cut off just before. With `--asynchronous` commits wait for no standby: then bookings must be lost, or the proof
 * could not detect it.
 */
export const { run } = defineProof({
  full: { times: 10, clients: 4 },
  small: null,
  prove: ({ times, clients }, args) =>
    onFleet({ people: 400, rooms: 50_000 }, (scenario) =>
      args.includes("--asynchronous") ? loseBookings(scenario, clients) : endPrimaries(scenario, times, clients),
    ),
});

async function endPrimaries(scenario: FleetScenario, times: number, clients: number): Promise<Proof> {
  const lives = peopleLive(scenario, clients);
  const reads = watchReads(scenario.fleet.address);
  const writesBack: number[] = [];
  for (let time = 1; time <= times; time++) {
    writesBack.push(await endPrimary(scenario, time === times));
    console.error(JSON.stringify({ time, writes_back_ms: writesBack.at(-1), failures: scenario.answers.failures }));
  }
  const read = await reads.end();
  const after = await aftermath(scenario, await lives.end());
  const { asked, failed, failures } = scenario.answers;
  const slowest = Math.max(...writesBack);
  const isPolite = Object.keys(failures).every((what) => allowed.has(what));
  return {
    holds: isWholeWithMoney(after) && slowest <= WRITES_BACK_WITHIN_MS && isPolite && read.failed === 0,
    times,
    writes_back_ms: writesBack,
    slowest_writes_back_ms: slowest,
    asked,
    failed,
    failures,
    reads: read,
    ...after,
  };
}

/** Kills the primary's node, waits until another one takes writes, and restarts it. Returns the duration. */
async function endPrimary(scenario: FleetScenario, isStandbyCutOff: boolean): Promise<number> {
  const { fleet } = scenario;
  const nodes = await untilWhole(fleet);
  await delay(QUIET_MS);
  const primary = fleet.part(nodeOf(nodes, "leader"));
  const standby = fleet.part(nodeOf(nodes, "sync_standby"));
  if (isStandbyCutOff) {
    standby.suspend(true);
    await delay(CUT_OFF_MS);
  }
  await primary.kill({ leave: true });
  const endedAt = performance.now();
  scenario.live();
  if (isStandbyCutOff) setTimeout(() => standby.suspend(false), CUT_OFF_FOR_MS);
  const took = await untilWriting(scenario, endedAt);
  scenario.live();
  primary.start();
  return took;
}

/** Milliseconds since an instant until a quote, which writes, is answered again. */
async function untilWriting(scenario: FleetScenario, since: number): Promise<number> {
  const user = scenario.people.at(-1)!;
  while (performance.now() - since < 4 * WRITES_BACK_WITHIN_MS) {
    const quote = await user.post(`${scenario.item.path}/quote`, await scenario.item.request()).catch(() => null);
    if (quote?.status === 200) break;
    await delay(100);
  }
  return Math.round(performance.now() - since);
}

/**
 * The control: both standbys die, the primary continues alone and dies, and they come back without it. A suspended
 * standby would not do: data sent to it waits in its socket, and is there when it resumes.
 */
async function loseBookings(scenario: FleetScenario, clients: number): Promise<Proof> {
  const { fleet } = scenario;
  await commitAsynchronously(fleet);
  const nodes = await untilWhole(fleet, false);
  const primary = nodeOf(nodes, "leader");
  const standbys = nodes.filter(({ name }) => name !== primary).map(({ name }) => fleet.part(name));
  await delay(QUIET_MS);
  for (const standby of standbys) await standby.kill({ leave: true });
  const lives = peopleLive(scenario, clients);
  await delay(ALONE_MS);
  await fleet.part(primary).kill({ leave: true });
  const endedAt = performance.now();
  scenario.live();
  for (const standby of standbys) standby.start();
  const writes_back_ms = await untilWriting(scenario, endedAt);
  const stories = await lives.end();
  const { lost } = await scenario.inspect((database) => judge(database, stories, 0));
  return { holds: lost > 0, asynchronous: true, writes_back_ms, stories: stories.length, lost };
}
