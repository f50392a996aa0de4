import { existsSync, readFileSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const SHARED_MEMORY = "/dev/shm";
/** A whole run takes less than half of this at once, bytes. */
const ROOM = 6 * 2 ** 30;
/** The same with what the tests' processes take beside it, bytes. */
const FREE = 8 * 2 ** 30;

/** Facts about this machine. */
type Machine = {
  /** As in `/proc/mounts`; empty on a system without it. */
  mounts: string;
  /** Free bytes of the file system of a folder. */
  roomIn(folder: string): number;
  /** Bytes of memory that processes can take. */
  freeMemory: number;
};

const here = (): Machine => ({
  mounts: existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8") : "",
  roomIn(folder) {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  },
  freeMemory: freemem(),
});

/**
 * Folder in memory with room for the files of a test run; null on a machine without one. A sixth of the provider tests'
 * processor time on ext4 was its search for inodes that were not freed a moment ago (`recently_deleted`): each copy of a
 * database makes a thousand files, which are deleted after its tests.
 */
export function memoryFolder({ mounts, roomIn, freeMemory }: Machine = here()): string | null {
  const mount = mounts.split("\n").find((line) => line.split(" ")[1] === SHARED_MEMORY);
  const [, , type, options = ""] = mount?.split(" ") ?? [];
  // Tests run scripts that they write.
  if (type !== "tmpfs" || options.split(",").includes("noexec")) return null;
  return roomIn(SHARED_MEMORY) >= ROOM && freeMemory >= FREE ? SHARED_MEMORY : null;
}
