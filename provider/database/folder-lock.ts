import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The folder is open in another live process. The message is for the person who started this one. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

type Owner = { pid: number; born: string | null };

/**
 * Takes the lock file for this process and returns what gives it back. PGlite itself locks nothing: two processes on
 * one folder lose rows in silence (reliability rule 22). A lock whose process is dead is taken over; a live one never.
 *
 * @throws FolderInUse
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) } satisfies Owner);
  for (let tried = 0; tried < 3; tried++) {
    try {
      writeFileSync(lockFile, mine, { flag: "wx" });
      return () => {
        if (contentOf(lockFile) === mine) rmSync(lockFile, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const found = contentOf(lockFile);
    if (found === null) continue;
    const owner = ownerOf(found);
    if (owner !== null && isAlive(owner)) throw inUse(lockFile, owner.pid);
    // A rename succeeds in one process only; the renamed lock must still be the dead process's.
    const aside = `${lockFile}.${process.pid}`;
    try {
      renameSync(lockFile, aside);
    } catch {
      continue;
    }
    const taken = contentOf(aside);
    rmSync(aside, { force: true });
    if (taken !== found) {
      if (taken !== null) writeFileSync(lockFile, taken, { flag: "wx" });
      throw inUse(lockFile, ownerOf(taken ?? "")?.pid ?? null);
    }
  }
  throw inUse(lockFile, null);
}

function inUse(lockFile: string, pid: number | null): FolderInUse {
  const who = pid === null ? "another process" : `process ${pid}`;
  return new FolderInUse(
    `The data folder ${dirname(lockFile)} is open in ${who}. Stop that process, or choose another folder with DATA_DIR.`,
  );
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function ownerOf(content: string): Owner | null {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== "object" || value === null || !("pid" in value) || typeof value.pid !== "number") return null;
    return { pid: value.pid, born: "born" in value && typeof value.born === "string" ? value.born : null };
  } catch {
    return null;
  }
}

/** Process ids are reused: the same id with another start time is another process. */
function isAlive({ pid, born }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const now = bornAt(pid);
  return born === null || now === null || born === now;
}

/** When a process started, in the kernel's ticks; null where the kernel does not say. */
function bornAt(pid: number): string | null {
  const stat = contentOf(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces: count from behind it. The start time is field 22.
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}
