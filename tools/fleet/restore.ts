import { existsSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { root } from "../paths.mjs";
import { ownerOfServer } from "../server-owner.ts";
import { askProgram } from "./ask-program.ts";
import { backUps, STANZA, untilArchived } from "./backup.ts";
import { instantText } from "./instant.ts";
import { answers, DATABASE, type Fleet, NODES, type NodeNumber, nodeName } from "./layout.ts";
import type { Part } from "./part.ts";
import { onPrimary, patroniOf, primaryOf } from "./primary.ts";
import { FleetRefused } from "./programs.ts";
import { untilReady } from "./until.ts";

/**
 * Restores the database as of an instant, by the steps of `docs/operators.md`: providers stop, the log is archived, the
 * nodes stop, the cluster is removed from etcd, one node bootstraps it from the back-up, the others copy from it.
 */

/** Durations of a restore, milliseconds, each from the beginning. */
export type Restored = {
  /** One node has the restored database, and leads. */
  ledAfterMs: number;
  /** All nodes, providers and websites are there again. */
  wholeAfterMs: number;
};

const STOPPED_WITHIN_MS = 30_000;
/** A long log takes long to replay; a node that gives up is noticed earlier. */
const RESTORED_WITHIN_MS = HOUR_SECONDS * 1_000;

/** Command with which Patroni bootstraps a cluster. */
export const restoreCommand = (at: Date): string =>
  `pgbackrest --stanza=${STANZA} --type=time --target='${instantText(at)}' --target-action=promote restore`;

/**
 * Restores the database of a fleet. The nodes' previous data is kept beside the new, in `data-before-…`.
 *
 * @throws FleetRefused when there is no back-up from before the instant, with nothing changed; or when a step fails:
 * then everything that was stopped stays so, and the restore may be retried.
 */
export async function restoreFleet(
  fleet: Fleet,
  parts: ReadonlyMap<string, Part>,
  at: Date,
  say: (sentence: string) => void,
): Promise<Restored> {
  await refuseUnlessKnown(fleet, at);
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  const part = (name: string): Part => {
    const found = parts.get(name);
    if (found === undefined) throw new Error(`A fleet has no part ${name}`);
    return found;
  };
  const stop = (...names: readonly string[]) => Promise.all(names.map((name) => part(name).stop(STOPPED_WITHIN_MS)));
  const start = async (...names: readonly string[]) => {
    for (const name of names) part(name).start();
    await untilReady(fleet.place.at(), names.map(part));
  };

  say("the providers stop, and the rest of the log goes into the repository …");
  await stop("provider-1", "provider-2", "jobs");
  const leading = await primaryOf(fleet.ports);
  if (leading === null) say("no node leads: what the last one has not sent to the repository is not there");
  else await archiveTheRest(fleet);
  const first = leading ?? NODES[0];
  const others = NODES.filter((node) => node !== first).map(nodeName);
  const settings = await settingsOf(fleet, first);

  say("the nodes of the database stop …");
  // The standbys first, so that none of them takes over.
  await stop(...others);
  await stop(nodeName(first));
  putDataAside(fleet);
  await forgetCluster(fleet);

  say(`${nodeName(first)} begins with the back-up and the log until then …`);
  await beginFrom(fleet, part(nodeName(first)), first, at);
  const ledAfterMs = passed();

  say("the other nodes copy from it …");
  await start(...others);
  if (settings !== null) await keepSettings(fleet, first, settings);
  await moveNumbers(fleet);

  say("the providers and the websites start …");
  await start("jobs");
  await start("provider-1", "provider-2");
  // One after another. Their caches may show data that is gone.
  for (const website of ["website-1", "website-2"]) {
    await stop(website);
    await start(website);
  }
  return { ledAfterMs, wholeAfterMs: passed() };
}

async function refuseUnlessKnown(fleet: Fleet, at: Date): Promise<void> {
  if (at.getTime() > Date.now()) throw new FleetRefused(`${at.toISOString()} is yet to come`);
  const [oldest] = await backUps(fleet);
  if (oldest === undefined || oldest * 1_000 > at.getTime())
    throw new FleetRefused(`There is no back-up from before ${at.toISOString()}: npm run fleet -- backup makes one`);
}

/** Adds one more transaction: PostgreSQL recognises a target time only by a later transaction. */
async function archiveTheRest(fleet: Fleet): Promise<void> {
  await onPrimary(fleet, DATABASE, async (client) => {
    await client.query("SELECT pg_current_xact_id()");
    return true;
  });
  await untilArchived(fleet);
}

/** Dynamic configuration in etcd, as in `patronictl edit-config`; null when no node answers. */
async function settingsOf(fleet: Fleet, node: NodeNumber): Promise<string | null> {
  const answer = await fetch(`${patroniOf(fleet.ports, node)}/config`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}

async function keepSettings(fleet: Fleet, node: NodeNumber, settings: string): Promise<void> {
  const headers = { Authorization: `Basic ${btoa(`patroni:${fleet.passwords.patroni}`)}` };
  const answer = await fetch(`${patroniOf(fleet.ports, node)}/config`, { method: "PUT", headers, body: settings });
  if (!answer.ok) throw new FleetRefused(`Patroni answered ${answer.status} to the settings that it had`);
}

/** A non-empty data folder would be used as it is. */
function putDataAside({ place }: Fleet): void {
  const aside = `data-before-${Math.floor(Date.now() / 1000)}`;
  for (const node of NODES) {
    const data = place.at(nodeName(node), "data");
    if (existsSync(data)) renameSync(data, place.at(nodeName(node), aside));
  }
}

/** Removes the cluster from etcd. */
async function forgetCluster({ place, programs }: Fleet): Promise<void> {
  // It asks for the name and for a confirmation.
  await askProgram(programs.patronictl, ["-c", place.at(nodeName(1), "patroni"), "remove", "shamseh"], {
    cwd: place.at(),
    env: { LC_ALL: "C.UTF-8" },
    input: "shamseh\nYes I am aware\n",
  });
}

/** Starts a node that bootstraps the cluster as of the instant, and waits until it leads. */
async function beginFrom(fleet: Fleet, node: Part, number: NodeNumber, at: Date): Promise<void> {
  const file = `${node.name}/patroni/restore.yml`;
  const restore = { command: restoreCommand(at), no_params: true, keep_existing_recovery_conf: true };
  fleet.place.write(file, JSON.stringify({ bootstrap: { method: "restore", restore } }, null, 2), ownerOfServer());
  try {
    node.start();
    await untilReady(
      fleet.place.at(),
      [node],
      answers(`${patroniOf(fleet.ports, number)}/primary`),
      RESTORED_WITHIN_MS,
    );
  } finally {
    rmSync(fleet.place.at(file));
  }
}

/** Advances sequences beyond numbers issued after the instant: the file gives the reason. */
async function moveNumbers(fleet: Fleet): Promise<void> {
  const statements = await readFile(join(root, "deploy/postgresql/after-restore.sql"), "utf8");
  await onPrimary(fleet, DATABASE, async (client) => {
    await client.query(statements);
    return true;
  });
}
