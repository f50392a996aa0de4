import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import pg from "pg";
import { root } from "../paths.mjs";
import { ownerOfServer } from "../server-owner.ts";
import { backUp, makeRepository } from "./backup.ts";
import { etcdPlan, GRANTED_ROLE, nodePlan, poolPlan } from "./database-parts.ts";
import { type Deployed, DRAINED_WITHIN_MS, deployVersion } from "./deploy.ts";
import { DATABASE, type Fleet, NODES, type Passwords, type Ports, portNames } from "./layout.ts";
import { type Part, type Plan, runPart } from "./part.ts";
import { openPlace } from "./place.ts";
import { portsFor } from "./ports.ts";
import { onPrimary } from "./primary.ts";
import { processesIn, signalAll } from "./processes.ts";
import { FleetRefused, findPrograms } from "./programs.ts";
import { type Restored, restoreFleet } from "./restore.ts";
import {
  bankPlan,
  doorPlan,
  machinePlan,
  prometheusPlan,
  providerPlan,
  siteAddress,
  unscraped,
  websitePlan,
} from "./site-parts.ts";
import { until, untilReady } from "./until.ts";

export type FleetOptions = {
  /** Folder for all files of the fleet; created here, and removed at the end. */
  readonly folder: string;
  /** Port of the site; a free one is chosen without it. */
  readonly port?: number | undefined;
  /** Keeps the folder at the end. */
  readonly keep?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** Reports progress, one sentence each. */
  readonly say?: (sentence: string) => void;
  /** Called with the ways to end the fleet as soon as there is something to end. */
  readonly onBegin?: (ways: Pick<RunningFleet, "stop" | "endNow">) => void;
};

export type RunningFleet = {
  readonly address: string;
  readonly ports: Ports;
  readonly passwords: Passwords;
  readonly parts: ReadonlyMap<string, Part>;
  /** The part of this name. @throws FleetRefused when there is none. */
  part(name: string): Part;
  /** Backs up the whole database to pgBackRest's repository. */
  backUp(): Promise<void>;
  /** Restores the database to an instant: see `restoreFleet`. */
  restore(at: Date): Promise<Restored>;
  /** Replaces the providers and the websites one by one with those of another version. @throws FleetRefused */
  deploy(version: Deployed): Promise<void>;
  /** Ends all parts, in order unless `atOnce`, and removes everything. */
  stop(options?: { atOnce?: boolean }): Promise<void>;
  /** The same synchronously, for a process that is about to exit. */
  endNow(): void;
};

/** Starts a fleet and resolves when its site answers. @throws FleetRefused when it cannot be started here. */
export async function startFleet(options: FleetOptions): Promise<RunningFleet> {
  const { folder, keep = false, environment = {}, say = () => {}, onBegin } = options;
  const programs = findPrograms();
  const ports = await portsFor(portNames, options.port === undefined ? {} : { site: options.port });
  takeFolder(folder);
  const password = () => randomBytes(24).toString("base64url");
  const passwords = { postgres: password(), replicator: password(), shamseh: password(), patroni: password() };
  let fleet: Fleet = { place: openPlace(folder), ports, programs, passwords, environment, version: root };
  const parts = new Map<string, Part>();
  let isStopping = false;

  const stop: RunningFleet["stop"] = async ({ atOnce = false } = {}) => {
    isStopping = true;
    const drained = [...parts.values()].filter(({ name }) => /^(website|provider|jobs|bank)/.test(name));
    for (const part of parts.values()) part.suspend(false);
    await Promise.all(drained.map((part) => part.stop(atOnce ? 0 : DRAINED_WITHIN_MS)));
    // A kept folder needs cleanly closed databases; a removed one does not.
    await Promise.all([...parts.values()].map((part) => part.stop(keep && !atOnce ? DRAINED_WITHIN_MS : 0)));
    if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endNow = () => {
    // Repeated: a process about to start another one leaves that behind.
    for (let round = 0; round < 20 && processesIn(folder).length > 0; round++) {
      signalAll(processesIn(folder), "SIGKILL");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
    if (!keep) rmSync(folder, { recursive: true, force: true });
  };
  onBegin?.({ stop, endNow });
  const run = (...plans: readonly Plan[]) => {
    if (isStopping) throw new FleetRefused("The fleet was stopped while it started");
    for (const plan of plans) parts.set(plan.name, runPart(folder, plan));
    return untilReady(
      folder,
      plans.map(({ name }) => parts.get(name)!),
    );
  };

  try {
    await startAll(fleet, run, say);
  } catch (error) {
    await stop({ atOnce: true });
    throw error;
  }
  const part = (name: string): Part => {
    const found = parts.get(name);
    if (found === undefined) throw new FleetRefused(`No part is named ${name}: ${[...parts.keys()].join(", ")}`);
    return found;
  };
  return {
    address: siteAddress(ports.site),
    ports,
    passwords,
    parts,
    part,
    async deploy(version) {
      fleet = await deployVersion(fleet, part, version, say);
    },
    backUp: () => backUp(fleet),
    restore: (at) => restoreFleet(fleet, parts, at, say),
    stop,
    endNow,
  };
}

/** Several scrape intervals of Prometheus (deploy/prometheus/prometheus.yml). */
const SCRAPED_WITHIN_MS = 60_000;

/** Starts the parts in the order of their dependencies. */
async function startAll(
  fleet: Fleet,
  run: (...plans: readonly Plan[]) => Promise<void>,
  say: (sentence: string) => void,
): Promise<void> {
  say("etcd and three database nodes …");
  await run(etcdPlan(fleet));
  await run(...NODES.map((node) => nodePlan(fleet, node)));
  await run(doorPlan(fleet));
  await makeDatabase(fleet);
  const watching = [machinePlan(fleet), prometheusPlan(fleet)];
  await Promise.all([makeRepository(fleet), run(poolPlan(fleet), bankPlan(fleet), ...watching)]);
  say("the providers, of which the first fills the database …");
  // The first provider migrates and fills the database; the others would only wait for it.
  await run(providerPlan(fleet, "jobs"));
  await run(providerPlan(fleet, "provider-1"), providerPlan(fleet, "provider-2"));
  say("the websites …");
  await run(websitePlan(fleet, "website-1"), websitePlan(fleet, "website-2"));
  const site = siteAddress(fleet.ports.site);
  await until(async () => (await fetch(site)).ok, "the site's door");
  await untilScraped(fleet.ports);
}

/**
 * Waits until Prometheus scrapes every part: without data a dashboard looks like a quiet site. @throws FleetRefused
 * with the missing targets.
 */
async function untilScraped(ports: Ports): Promise<void> {
  let away: string[] = [];
  const isHeard = async () => {
    away = await unscraped(ports);
    return away.length === 0;
  };
  await until(isHeard, "Prometheus", SCRAPED_WITHIN_MS).catch(() => {
    throw new FleetRefused(`Prometheus does not scrape ${away.join(", ") || "anything"}: see logs/prometheus.log`);
  });
}

/** Creates a folder or takes an empty one. Leftovers of an earlier fleet that was killed are removed first. */
function takeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (!existsSync(`${folder}/logs`))
      throw new FleetRefused(`${folder} holds something that is no fleet's: name another --folder`);
    if (processesIn(folder).length > 0)
      throw new FleetRefused(`A fleet runs in ${folder}: end it, or name another --folder`);
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  // As root, PostgreSQL runs as a user of its own, which needs access to its part of the folder.
  const closed = ownerOfServer() === null ? undefined : above(folder).find((one) => (statSync(one).mode & 0o001) === 0);
  if (closed !== undefined) throw new FleetRefused(`Only its owner may enter ${closed}: name another --folder`);
}

/** Parent folders of a folder. */
function above(folder: string): string[] {
  const outer = dirname(folder);
  return outer === folder ? [] : [outer, ...above(outer)];
}

/** Creates the providers' role and database. */
const makeDatabase = (fleet: Fleet): Promise<void> =>
  onPrimary(fleet, "postgres", async (client) => {
    const { rows } = await client.query("SELECT count(*)::int AS standbys FROM pg_stat_replication");
    // In strict mode nothing is committed before a standby is connected.
    if (rows[0].standbys === 0) return false;
    await client.query(`CREATE ROLE shamseh LOGIN PASSWORD '${fleet.passwords.shamseh}'`).catch(unlessThere);
    await client.query(`CREATE ROLE ${GRANTED_ROLE} NOLOGIN`).catch(unlessThere);
    await client
      .query(`CREATE DATABASE ${DATABASE} OWNER shamseh TEMPLATE template0 ENCODING 'UTF8'`)
      .catch(unlessThere);
    return true;
  });

/** Ignores "already exists": an earlier attempt may have got that far. */
function unlessThere(error: unknown): void {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code !== "42710" && code !== "42P04") throw error;
}
