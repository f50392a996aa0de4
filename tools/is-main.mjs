import { existsSync, realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * True when a module was named on the command line rather than imported.
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
  const named = process.argv[1];
  return named !== undefined && existsSync(named) && realpathSync(named) === fileURLToPath(url);
}
