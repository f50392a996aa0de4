import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// Runs before anything is installed, on the machine's own Node: no packages, nothing newer than Node 20. npm writes
// `.package-lock.json` last, so a broken installation does not have it.
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const installed = "node_modules/.package-lock.json";
const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!isFresh) {
  console.log("Installing packages …");
  // Disables packages' scripts. The option is not in `.npmrc`, where it would disable our `prestart` and `pretest` too.
  const words = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  const npm = spawnSync("npm", words, { stdio: "inherit" });
  process.exitCode = npm.status ?? 1;
}
