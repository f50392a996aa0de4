import { spawn } from "node:child_process";
import { chownSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "#tests/postgres.ts";
import { takesConnections } from "#tools/fleet/database-parts.ts";
import { ownerOfServer } from "#tools/server-owner.ts";

const PROGRAM = "/usr/sbin/pgbouncer";
const CONFIGURATION = join(import.meta.dirname, "../../deploy/pgbouncer/pgbouncer.ini");
const START_WITHIN_MS = 15_000;

export type Pool = { readonly url: string; stop(): Promise<void> };

/**
 * PgBouncer as `deploy/pgbouncer` configures it, before a server. Null, with a printed warning, when it is not
 * installed.
 *
 * @param mode pooling mode.
 */
export async function startPool(
  url: string,
  mode: "session" | "transaction" | "statement" = "transaction",
): Promise<Pool | null> {
  if (!existsSync(PROGRAM)) {
    console.warn("SKIPPED: the tests behind a pool. pgbouncer is not installed.");
    return null;
  }
  const { hostname, port, pathname, username } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "shamseh-pool-"));
  const own = await freePort();
  copyFileSync(CONFIGURATION, join(folder, "pgbouncer.ini"));
  const place = `auth_type = any
pool_mode = ${mode}
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =

[databases]
* = host=${hostname} port=${port} user=${username}
`;
  writeFileSync(join(folder, "place.ini"), place);
  writeFileSync(join(folder, "userlist.txt"), "");
  // It refuses to run as root, as PostgreSQL does.
  const owner = ownerOfServer();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const child = spawn(PROGRAM, ["pgbouncer.ini"], { cwd: folder, stdio: "ignore", ...owner });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const killNow = () => child.kill("SIGKILL");
  process.once("exit", killNow);
  const pooled = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  for (const until = Date.now() + START_WITHIN_MS; !(await takesConnections(own)); await delay(50)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error("PgBouncer did not start");
  }
  return {
    url: pooled,
    async stop() {
      process.off("exit", killNow);
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
