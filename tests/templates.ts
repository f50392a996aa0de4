import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "./memory-folder.ts";
import { dropFilledDatabases } from "./postgres.ts";
import { takeRunFolder } from "./run-folder.ts";

/**
 * Global set-up of a test run: its files are removed at the end. The first user of a filled database keeps it for all
 * others (`tests/support/template.ts`). Runners that `npm test` starts share its set-up, and leave its removal to it. `TMPDIR` chooses where they lie;
 * otherwise they lie in memory where there is room.
 */
export default function setUp(): () => Promise<void> {
  if (process.env.TEST_TEMPLATES) return async () => {};
  const { folder, remove } = takeRunFolder(process.env.TMPDIR ? tmpdir() : (memoryFolder() ?? tmpdir()));
  const templates = join(folder, "templates");
  process.env.TEST_TEMPLATES = templates;
  mkdirSync(templates);
  return async () => {
    await dropFilledDatabases();
    delete process.env.TEST_TEMPLATES;
    remove();
  };
}
