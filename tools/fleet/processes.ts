import { readdirSync, readlinkSync } from "node:fs";
import { sep } from "node:path";

/**
 * The processes that work in a folder or below it. Each part of a fleet is started in a folder of its own and what it
 * starts stays there, also what leaves its process group, as PostgreSQL does that Patroni has started.
 */
export function processesIn(folder: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && isWithin(workingFolderOf(pid), folder));
}

const isWithin = (place: string | null, folder: string): boolean =>
  place !== null && (place === folder || place.startsWith(folder + sep));

function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, "");
  } catch {
    return null;
  }
}

/** Sends a signal to each of them that still lives. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
