import { readdirSync, readlinkSync } from "node:fs";
import { sep } from "node:path";

/**
 * Processes whose working folder is a folder or below it. Each part of a fleet starts in a folder of its own, and its
 * child processes stay there, even those that leave its process group, as PostgreSQL does under Patroni.
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

/** Sends a signal to each of them that is still alive. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
