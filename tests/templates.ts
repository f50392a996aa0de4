import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { dropFilledDatabases } from "./postgres.ts";
import { takeRunFolder } from "./run-folder.ts";

/**
 * The set-up of a whole run of tests: what it puts on the disk is gone when it ends. The first that wants a filled
 * database keeps one for all others (`tests/support/template.ts`). Runners that `npm test` starts share its set-up.
 */
export default function setUp(): () => Promise<void> {
  if (process.env.TEST_TEMPLATES) return dropFilledDatabases;
  const { folder, remove } = takeRunFolder();
  const templates = join(folder, "templates");
  process.env.TEST_TEMPLATES = templates;
  mkdirSync(templates);
  return async () => {
    await dropFilledDatabases();
    delete process.env.TEST_TEMPLATES;
    remove();
  };
}
