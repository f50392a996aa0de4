import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropFilledDatabase } from "./postgres.ts";

/**
 * The set-up of a whole run of tests: one folder for all that it puts on the disk, gone when it ends. The first that wants
 * a filled database keeps one there for all others (`provider/test-template.ts`).
 */
export default function setUp(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-run-"));
  // A PostgreSQL server that a test starts as another user must find its own place in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.TEST_TEMPLATES = join(folder, "templates");
  mkdirSync(process.env.TEST_TEMPLATES);
  return async () => {
    await dropFilledDatabase(process.env.TEST_TEMPLATES ?? "");
    rmSync(folder, { recursive: true, force: true });
  };
}
