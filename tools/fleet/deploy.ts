import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { askProgram } from "./ask-program.ts";
import { GRANTED_ROLE } from "./database-parts.ts";
import type { Fleet } from "./layout.ts";
import type { Part } from "./part.ts";
import { FleetRefused } from "./programs.ts";
import { databaseUrl, providerPlan, websitePlan } from "./site-parts.ts";

/** Rolling deployment of another version to a running fleet, as in `docs/operators.md`. */

/** Longer than a process of ours needs to drain. */
export const DRAINED_WITHIN_MS = 11_000;
const READY_WITHIN_MS = 120_000;

/** A version's folder: a checkout with its packages and its build. */
export type Deployed = {
  readonly folder: string;
  /**
   * Roll back to an earlier version: its websites come first, since a website may call only what its provider knows.
   */
  readonly isBack: boolean;
  /**
   * Does not wait: the next process is ended while the previous one still starts. Answers then fail, as a proof
   * expects.
   */
  readonly isHasty?: boolean;
};

const jobs = ["jobs"] as const;
const providers = ["provider-1", "provider-2"] as const;
const websites = ["website-1", "website-2"] as const;

type Name = (typeof jobs | typeof providers | typeof websites)[number];

/** Load balancer's name for each process. */
const doors: Readonly<Record<Name, string | null>> = {
  jobs: null,
  "provider-1": "providers",
  "provider-2": "providers",
  "website-1": "websites",
  "website-2": "websites",
};

/**
 * Runs the version's own migration, and then replaces one process after another: each is asked to end and drains, and
 * the next one follows once the load balancer has taken the new one.
 *
 * @throws FleetRefused when the folder is no version, its migration was refused, or a process does not come up:
 * processes replaced until then stay, and the previous version can be deployed again.
 */
export async function deployVersion(
  fleet: Fleet,
  partOf: (name: string) => Part,
  { folder, isBack, isHasty = false }: Deployed,
  say: (sentence: string) => void,
): Promise<Fleet> {
  for (const file of ["dist/provider/main.js", "dist/server/main.js", "node_modules"]) {
    if (!existsSync(join(folder, file))) throw new FleetRefused(`${folder} is no built version: it has no ${file}`);
  }
  const next: Fleet = { ...fleet, version: folder };
  say(await migrate(next));
  for (const name of isBack ? [...websites, ...providers, ...jobs] : [...jobs, ...providers, ...websites]) {
    const plan = name === "website-1" || name === "website-2" ? websitePlan(next, name) : providerPlan(next, name);
    await partOf(name).replace(plan, DRAINED_WITHIN_MS);
    if (!isHasty) await untilTaken(next, partOf(name), doors[name]);
    say(`${name} is of ${folder}`);
  }
  return next;
}

/** Runs `npm run migrate` of the version. @returns its output. */
async function migrate({ place, version, ...fleet }: Fleet): Promise<string> {
  const said = await askProgram(process.execPath, [join(version, "provider/migrate.ts")], {
    cwd: place.at("."),
    env: { DATABASE_URL: databaseUrl(fleet), DATABASE_ROLE: GRANTED_ROLE },
  });
  return said.trim();
}

/** Waits until the process is ready and its load balancer sends it requests. */
async function untilTaken(fleet: Fleet, part: Part, door: string | null): Promise<void> {
  const starts = part.starts();
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await delay(100)) {
    if (part.starts() > starts + 1) break;
    if ((await part.isReady()) && (door === null || (await isUp(fleet, door, part.name)))) return;
  }
  throw new FleetRefused(
    `${part.name} of ${fleet.version} does not come up: see ${fleet.place.at("logs", part.name)}.log`,
  );
}

/** True when the load balancer reports the server as up. */
async function isUp({ ports }: Fleet, door: string, name: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.doorMetrics}/metrics?scope=server`).catch(() => null);
  const metrics = (await answer?.text().catch(() => "")) ?? "";
  return metrics.includes(`haproxy_server_status{proxy="${door}",server="${name}",state="UP"} 1`);
}
