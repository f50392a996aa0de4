import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { binary } from "./paths.mjs";

const NEEDED = 24;
const major = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/**
 * Restarts this script on the locked Node when the machine's is too old. npm puts ours first on PATH, so this matters
 * only for scripts run by hand.
 * @returns {Promise<void>} resolves at once on a good Node, and otherwise never: the process ends with its successor
 */
export async function ensureNode() {
  if (major(process.version) >= NEEDED) return;
  const node = binary("node");
  if (!existsSync(node)) {
    console.error(`This needs Node ${NEEDED}; here is ${process.version} and no package of it for this platform.`);
    process.exit(1);
  }
  const successor = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => successor.kill(signal));
  await new Promise(() => {
    successor.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}
