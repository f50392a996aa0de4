import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";

const PREFIX = "shamseh-run-";
/** No run lasts as long. */
const LEFT_OVER_MS = DAY_SECONDS * 1_000;

/** Creates one folder within another for everything that this process and its children write to the disk from now on. */
export function takeRunFolder(within = tmpdir()): { folder: string; remove(): void } {
  removeLeftOvers(within);
  const folder = mkdtempSync(join(within, PREFIX));
  // A PostgreSQL server that runs as another user needs access to its own folder in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Removes the folders of runs that were killed. */
function removeLeftOvers(within: string): void {
  for (const name of readdirSync(within).filter((one) => one.startsWith(PREFIX))) {
    const { mtimeMs } = statSync(join(within, name), { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > LEFT_OVER_MS)
      rmSync(join(within, name), { recursive: true, force: true, maxRetries: 3 });
  }
}
