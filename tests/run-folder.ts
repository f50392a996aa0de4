import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates one folder for everything that this process and its children write to the disk from now on. */
export function takeRunFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-run-"));
  // A PostgreSQL server that runs as another user needs access to its own folder in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}
