import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UnusableFolder } from "./unusable-folder.ts";

/** The folder is open in another live process, or was copied from one that is. */
export class FolderInUse extends UnusableFolder {
  override readonly name = "FolderInUse";
}

/** `folder`: its device and inode, which a copy does not share; absent in a lock of an earlier version. */
type Owner = { pid: number; born: string | null; folder?: string };

/**
 * Takes the lock file for this process and returns a function that releases it. PGlite itself locks nothing: two
 * processes on one folder lose rows in silence. A lock whose process is dead is taken over; a
 * live one never. The lock of a copied folder names the process of the original: while that runs, the copy may be torn
 * and is refused too.
 *
 * @throws FolderInUse
 */
export function lockFolder(lockFile: string): () => void {
  mkdirSync(dirname(lockFile), { recursive: true });
  const own = identityOf(lockFile);
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid), folder: own } satisfies Owner);
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
    if (owner !== null && isAlive(owner))
      throw owner.folder === undefined || owner.folder === own
        ? inUse(lockFile, owner.pid)
        : copied(lockFile, owner.pid);
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

function copied(lockFile: string, pid: number): FolderInUse {
  return new FolderInUse(
    `The data folder ${dirname(lockFile)} was copied while process ${pid} had the folder that it came from open: the copy may be torn. Stop that process and copy again, or delete ${lockFile} to open the copy as it is.`,
  );
}

const identityOf = (lockFile: string): string => {
  const { dev, ino } = statSync(dirname(lockFile));
  return `${dev}:${ino}`;
};

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
    return {
      pid: value.pid,
      born: "born" in value && typeof value.born === "string" ? value.born : null,
      ...("folder" in value && typeof value.folder === "string" && { folder: value.folder }),
    };
  } catch {
    return null;
  }
}

/** Process ids are reused: the same id with another start time is another process. A zombie has ended and holds nothing. */
function isAlive({ pid, born }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const [state, now] = statOf(pid);
  if (state === "Z" || state === "X") return false;
  return born === null || now === null || born === now;
}

const bornAt = (pid: number): string | null => statOf(pid)[1];

/** A process's state and when it started, in the kernel's ticks; null where the kernel does not say. */
function statOf(pid: number): [state: string | null, born: string | null] {
  const stat = contentOf(`/proc/${pid}/stat`);
  // The name in parentheses may hold spaces: count from behind it. The state is field 3, the start time field 22.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return [fields?.[0] ?? null, fields?.[19] ?? null];
}
