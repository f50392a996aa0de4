import { setTimeout as delay } from "node:timers/promises";
import type { RunningFleet } from "#tools/fleet/fleet.ts";

/** Database nodes of a fleet as Patroni reports them. */

const names = ["database-1", "database-2", "database-3"] as const;
export type NodeName = (typeof names)[number];

type Member = { name: NodeName; role: "leader" | "sync_standby" | "replica"; state: string };

const WHOLE_WITHIN_MS = 120_000;

const patroniOf = ({ ports }: RunningFleet, name: NodeName): string =>
  `http://127.0.0.1:${ports[`patroni${name.slice(-1) as "1" | "2" | "3"}`]}`;

/** Cluster members, from the first node that answers; empty when none does. */
async function members(fleet: RunningFleet): Promise<readonly Member[]> {
  for (const name of names) {
    try {
      const answer = await fetch(`${patroniOf(fleet, name)}/cluster`, { signal: AbortSignal.timeout(1_000) });
      return ((await answer.json()) as { members: Member[] }).members;
    } catch {
      // It is down: ask the next one.
    }
  }
  return [];
}

/** Waits until one node leads and both others follow; in synchronous mode one of them synchronously. */
export async function untilWhole(fleet: RunningFleet, isSynchronous = true): Promise<readonly Member[]> {
  for (const until = Date.now() + WHOLE_WITHIN_MS; Date.now() < until; await delay(200)) {
    const all = await members(fleet);
    const isRunning = ({ state }: Member) => state === "running" || state === "streaming";
    const has = (role: Member["role"]) => all.some((member) => member.role === role);
    if (all.length === names.length && all.every(isRunning) && has("leader") && has("sync_standby") === isSynchronous) {
      return all;
    }
  }
  throw new Error("The database's nodes did not come together again");
}

/** The node of a role. @throws when there is none. */
export function nodeOf(all: readonly Member[], role: Member["role"]): NodeName {
  const found = all.find((member) => member.role === role);
  if (found === undefined) throw new Error(`No node is ${role}`);
  return found.name;
}

/** Changes the cluster's dynamic configuration, as `patronictl edit-config` does. @throws when Patroni refuses */
async function changeSettings(
  fleet: RunningFleet,
  settings: Readonly<Record<string, boolean | number>>,
): Promise<void> {
  const answer = await fetch(`${patroniOf(fleet, "database-1")}/config`, {
    method: "PATCH",
    headers: { Authorization: `Basic ${btoa(`patroni:${fleet.passwords.patroni}`)}` },
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`Patroni answered ${answer.status}`);
}

/** Acknowledges commits before any standby has them, and lets a standby that lacks some lead: for a control. */
export async function commitAsynchronously(fleet: RunningFleet): Promise<void> {
  const maximum_lag_on_failover = 2 ** 30;
  await changeSettings(fleet, { synchronous_mode: false, synchronous_mode_strict: false, maximum_lag_on_failover });
  await untilWhole(fleet, false);
}

/** Patroni's maintenance mode: it neither fails over nor undoes manual changes to a node. */
export const maintain = (fleet: RunningFleet, isOn: boolean): Promise<void> => changeSettings(fleet, { pause: isOn });
