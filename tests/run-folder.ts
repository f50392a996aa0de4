import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder for all that this process and its children put on the disk from now on. */
export function takeRunFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-run-"));
  // A PostgreSQL server that is started as another user must find its own place in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
