import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import type { Filling } from "#tests/support/services.ts";
import { templateOf } from "#tests/support/template.ts";
import { ownerOfServer } from "#tools/server-owner.ts";
import { clockShift } from "./shift-clock.ts";

/** A database for one test file on a real PostgreSQL server. */
export type TestPostgres = { url: string; stop(): Promise<void> };

/** The same, on a server that can be crashed. */
export type TestServer = TestPostgres & {
  /**
   * Ends the server at once, as `pg_ctl stop -m immediate` does, and starts it again after some milliseconds; resolves
   * when it accepts connections. Null on a server that was not started here.
   */
  crash: ((awayMs: number) => Promise<void>) | null;
};

const INSTALLED = "/usr/lib/postgresql";
const START_WITHIN = 20_000;

const run = promisify(execFile);

/**
 * A database for one test file: on the server at TEST_DATABASE_URL, else on one started for it from the machine's own
 * PostgreSQL. Null, with a printed warning, when there is neither. `settings` apply to a server that is started here.
 * On a given server it is a copy of one that was filled once for all tests of a run; everywhere else it is empty.
 */
export async function startPostgres(settings: readonly string[] = [], filling?: Filling): Promise<TestServer | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const server = { url: given, stop: async () => {}, crash: null };
    return freshDatabase(server, filling && (await filledDatabase(server, filling)));
  }
  const binaries = findBinaries();
  if (binaries === null) {
    console.warn("SKIPPED: the tests on PostgreSQL. No server is installed and TEST_DATABASE_URL is not set.");
    return null;
  }
  return freshDatabase(await startServer(binaries, settings));
}

/** True when `startPostgres` finds a server, given or installed. */
export const hasPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || findBinaries() !== null;

async function freshDatabase(server: TestServer, template = "template0"): Promise<TestServer> {
  const name = `shamseh_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, name, template);
  return {
    url: urlOf(server, name),
    crash: server.crash,
    async stop() {
      await admin(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.stop();
    },
  };
}

/** Fills the database that all tests of a run copy, on the given server, unless another has. */
export async function fillPostgres(filling: Filling): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) await filledDatabase({ url }, filling);
}

/** Name of the database that all tests of a run copy; undefined outside a run. */
async function filledDatabase(server: { url: string }, { name, fill }: Filling): Promise<string | undefined> {
  const database = `${namesOfRun()}_${name}`;
  const place = await templateOf(`postgres-${name}`, async () => {
    await createDatabase(server, database, "template0");
    await fill({ url: urlOf(server, database) });
  });
  return place === null ? undefined : database;
}

/** Removes a run's databases from the given server. */
export async function dropFilledDatabases(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return;
  const rows = await admin({ url }, `SELECT datname FROM pg_database WHERE starts_with(datname, '${namesOfRun()}_')`);
  for (const { datname } of rows) await admin({ url }, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
}

/** Named after the run's own folder, so that two runs on one server have their own. */
const namesOfRun = () => `shamseh_${basename(tmpdir()).replaceAll(/\W/g, "_").toLowerCase()}`;

async function createDatabase(server: { url: string }, name: string, template: string): Promise<void> {
  await admin(server, `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8'`);
  const shift = clockShift();
  if (shift === 0) return;
  // On another day (tests/days) the server's clock moves with its clients': a function that shadows the built-in one.
  await admin(
    { url: urlOf(server, name) },
    `CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
       'SELECT pg_catalog.clock_timestamp() + make_interval(secs => ${shift})';
     ALTER DATABASE ${name} SET search_path = public, pg_catalog`,
  );
}

async function admin(server: { url: string }, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

function urlOf(server: { url: string }, database: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
}

/** Program folder of the newest installed version: Debian's, else on PATH. */
function findBinaries(): string | null {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = [
    ...newestFirst.map((version) => join(INSTALLED, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}

/** One of PostgreSQL's programs, such as `pg_dump`: of the server's own version when that is installed. */
export const programOf = (name: string): string => join(findBinaries() ?? "", name);

/**
 * A server that is started here, and a standby that has copied it; null, with a printed warning, when none is
 * installed.
 */
export async function startReplicated(): Promise<{ primary: TestServer; standby: TestServer } | null> {
  const binaries = findBinaries();
  if (binaries === null) {
    console.warn("SKIPPED: the tests on a standby. No PostgreSQL server is installed.");
    return null;
  }
  const primary = await startServer(binaries, ["wal_level=replica", "fsync=off"]);
  const copy: Make = (data, asOwner) =>
    run(join(binaries, "pg_basebackup"), ["-D", data, "-d", primary.url, "-R", "-c", "fast"], asOwner);
  const standby = await startServer(binaries, ["fsync=off"], copy).catch(async (error: unknown) => {
    await primary.stop();
    throw error;
  });
  return { primary, standby };
}

type Make = (data: string, asOwner: { cwd: string; uid?: number; gid?: number }) => Promise<unknown>;

async function startServer(
  binaries: string,
  settings: readonly string[],
  make: Make = (data, asOwner) =>
    run(
      join(binaries, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
      asOwner,
    ),
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-postgres-"));
  const owner = ownerOfServer();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const asOwner = { cwd: folder, ...(owner ?? {}) };
  const data = join(folder, "data");
  await make(data, asOwner);
  const port = await freePort();
  const options = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    "max_connections=120",
    ...settings,
  ];
  const start = () =>
    spawn(join(binaries, "postgres"), ["-D", data, ...options.flatMap((option) => ["-c", option])], {
      ...asOwner,
      stdio: "ignore",
    });
  let server = start();
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  // However this process ends, the server must end with it.
  const killNow = () => server.kill("SIGQUIT");
  process.once("exit", killNow);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  return {
    url,
    async stop() {
      process.off("exit", killNow);
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
    async crash(awayMs) {
      await end("SIGQUIT");
      await delay(awayMs);
      server = start();
      await untilReady(url, server);
    },
  };
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_WITHIN; Date.now() < until; await delay(50)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} instead of starting`);
    const client = new pg.Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) return;
  }
  throw new Error("PostgreSQL did not start in time");
}
