import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { tehranDate } from "#domain/calendar/today.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { startPostgres } from "#tests/postgres.ts";
import { smallWorld } from "#tests/support/services.ts";
import { root } from "#tools/paths.mjs";
import { addressesOf } from "./pooled.ts";
import { type Client, type TestCluster, testClusterOf } from "./test-cluster.ts";

/** Modules that are replaced by others exist only in the sources. */
const SOURCE = fileURLToPath(import.meta.resolve("#provider/main.ts"));
const BUILT = join(root, "dist/provider/main.js");
const START_WITHIN_MS = 60_000;
/** As `npm run provider` starts it. */
const YOUNG_GENERATION = "--max-semi-space-size=16";

/** A separate provider process, at an address. */
export type ProviderProcess = {
  readonly client: Client;
  readonly port: number;
  readonly pid: number;
  readonly process: Pick<ChildProcess, "kill">;
  /** Resolves with its exit code once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Kills it as a power cut does: at once and without warning. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Overrides of a provider process: a module loaded before it, and environment variables. */
export type Making = {
  readonly imported?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly startsWithinMs?: number;
};

/** Starts a provider on a free port, over a PostgreSQL or over a folder of PGlite's. */
export async function startProvider(
  place: { url: string } | { folder: string },
  { imported, environment = {}, startsWithinMs = START_WITHIN_MS }: Making = {},
): Promise<ProviderProcess> {
  const addresses = "url" in place ? await addressesOf(place.url) : { DATABASE_URL: "" };
  const child = spawn(
    process.execPath,
    [YOUNG_GENERATION, ...(imported === undefined ? [BUILT] : ["--import", imported, SOURCE])],
    {
      env: {
        ...process.env,
        APP_ENV: "demo",
        ...addresses,
        PROVIDER_PORT: "0",
        // All callers share one address, and are faster than people.
        LIMIT_FACTOR: "100000",
        DATA_DIR: "folder" in place ? place.folder : mkdtempSync(join(tmpdir(), "shamseh-prove-")),
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  endWithParent(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const port = await portOf(child, "provider listening", startsWithinMs);
  const end = (signal: "SIGTERM" | "SIGKILL") => async () => {
    child.kill(signal);
    await ended;
  };
  const client: Client = {
    request: (path, init) => fetch(new URL(String(path), `http://127.0.0.1:${port}`), init),
  };
  return { client, port, pid: child.pid ?? 0, process: child, ended, kill: end("SIGKILL"), stop: end("SIGTERM") };
}

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Ends a child process with this one, however a proof ends. */
export function endWithParent(child: ChildProcess): void {
  children.add(child);
  child.once("exit", () => children.delete(child));
}

/** Port that a process reports; its log is drained afterwards, so that it never blocks on a full pipe. */
export function portOf(child: ChildProcess, sign: string, withinMs: number = START_WITHIN_MS): Promise<number> {
  const { stdout } = child;
  if (stdout === null) throw new Error("The provider has no output");
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The provider did not start in time")), withinMs);
    child.once("exit", (code) => reject(new Error(`The provider ended with ${code}`)));
    createInterface(stdout).on("line", (line) => {
      if (!line.includes(sign)) return;
      clearTimeout(late);
      resolve(JSON.parse(line).port);
    });
  });
}

/** The small world on a PostgreSQL of its own, and a way to start providers on it. */
export type ProvingGround = {
  readonly url: string;
  /** Starts providers, one for each of these, with people who book through them in turn. */
  withProviders<T>(made: readonly Making[], work: (cluster: TestCluster) => Promise<T>): Promise<T>;
};

/** Runs `work` on a ground of its own and removes everything. @throws without PostgreSQL. */
export async function onProvingGround<T>(
  work: (ground: ProvingGround, cluster: TestCluster) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error("This is proved on PostgreSQL, and there is none");
  const { url } = postgres;
  const database = await openDatabase({ url });
  try {
    await database.migrate();
    // Today's world, so that the providers have nothing to fill.
    const today = tehranDate(Date.now() / 1000);
    await seedDemo(database, today, silentLog, () => smallWorld(undefined, today));
    const ground: ProvingGround = {
      url,
      async withProviders(made, behind) {
        const providers: ProviderProcess[] = [];
        try {
          for (const each of made) providers.push(await startProvider({ url }, each));
          return await behind(
            testClusterOf(
              database,
              providers.map(({ client }) => client),
            ),
          );
        } finally {
          await Promise.all(providers.map((provider) => provider.stop()));
        }
      },
    };
    return await work(ground, testClusterOf(database, []));
  } finally {
    await database.close();
    await postgres.stop();
  }
}

/** Runs `work` on two provider processes over one PostgreSQL. */
export const onTwoProviders = <T>(work: (cluster: TestCluster) => Promise<T>): Promise<T> =>
  onProvingGround(({ withProviders }) => withProviders([{}, {}], work));

/** Waits until a statement finds no row, but no longer than this. */
export async function untilNone(database: Database, statement: string, withinMs: number): Promise<void> {
  for (const until = Date.now() + withinMs; Date.now() < until; await delay(200)) {
    if ((await database.query(statement)).length === 0) return;
  }
}
