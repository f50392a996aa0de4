import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isMain } from "./is-main.mjs";

/**
 * @typedef {{ kind: "server", url: string } | { kind: "binaries", folder: string } | { kind: "none" }} Postgres
 * A server to use, the programs to start one of our own with, or neither.
 */

/**
 * Finds PostgreSQL for the provider's tests, and installs it when allowed: `TEST_DATABASE_URL`, else a server on the
 * machine, else Debian's as root. Without any it prints a warning, because those tests are then skipped.
 * @returns {Postgres}
 */
export function ensurePostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { kind: "server", url };
  const folder = postgresFolder() ?? installFromDebian();
  if (folder) return { kind: "binaries", folder };
  console.log("\n!! No PostgreSQL here and none can be installed: THE PROVIDER'S POSTGRESQL TESTS ARE SKIPPED.");
  console.log("!! Set TEST_DATABASE_URL to a database that may be emptied, or install postgresql.\n");
  return { kind: "none" };
}

/** Folder with `postgres` and `initdb`, newest version first; null when there is none. */
export function postgresFolder() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => ["postgres", "initdb"].every((name) => existsSync(join(folder, name)))) ?? null;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("No PostgreSQL here: installing Debian's …");
  const apt = (...words) =>
    spawnSync("apt-get", words, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  apt("update", "-q");
  // Only the programs: Debian would otherwise create and start a cluster of its own.
  const postgres = ["-o", "Dpkg::Options::=--force-confdef", "--no-install-recommends", "postgresql"];
  return apt("install", "-y", "-q", ...postgres) ? postgresFolder() : null;
}

if (isMain(import.meta.url)) console.log(ensurePostgres());
