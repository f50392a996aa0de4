import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { postgresFolder } from "../ensure-postgres.mjs";

/** Programs of a fleet, and the Debian packages that contain them. */
const packages = {
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  patroni: "patroni",
  patronictl: "patroni",
  pgbackrest: "pgbackrest",
  etcd: "etcd-server",
  prometheus: "prometheus",
  "prometheus-node-exporter": "prometheus-node-exporter",
} as const;

/** Path of each program, and of PostgreSQL's own folder. */
export type Programs = Readonly<Record<keyof typeof packages, string>> & { readonly postgres: string };

/** A fleet cannot be started here. The message is a sentence for the user. */
export class FleetRefused extends Error {
  override readonly name = "FleetRefused";
}

/** Debian installs daemons outside an ordinary user's PATH. */
const folders = (): readonly string[] => [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];

function programAt(name: string): string | null {
  for (const folder of folders()) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Try the next one.
    }
  }
  return null;
}

/** The packages that a fleet needs and this machine lacks. */
export function missingPackages(): readonly string[] {
  const missing = Object.entries(packages).flatMap(([name, from]) => (programAt(name) === null ? [from] : []));
  return [...new Set(postgresFolder() === null ? [...missing, "postgresql"] : missing)];
}

/** @throws FleetRefused that names the missing packages, with the line that installs them. */
export function findPrograms(): Programs {
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new FleetRefused(`A fleet needs ${missing.join(", ")}: apt-get install -y ${missing.join(" ")}`);
  }
  const found = Object.keys(packages).map((name) => [name, programAt(name)] as const);
  return { ...(Object.fromEntries(found) as Record<keyof typeof packages, string>), postgres: postgresFolder() ?? "" };
}
