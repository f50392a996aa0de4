import { readFileSync } from "node:fs";

export type Owner = { readonly uid: number; readonly gid: number };

const UNPRIVILEGED: Owner = { uid: 65_534, gid: 65_534 };

/**
 * User that runs a PostgreSQL server, which refuses root: as root, its own user or an unprivileged one; otherwise null,
 * the current user.
 */
export function ownerOfServer(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? UNPRIVILEGED : { uid: Number(uid), gid: Number(gid) };
}
