import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { binary } from "./paths.mjs";

/** First version that runs our TypeScript as it is. */
const NEEDED = 24;
/** First version on which tsx runs it: older ones lack methods of the language's library that we use. */
const WITH_TSX = 22;
const major = (version) => Number(version.replace(/^v/, "").split(".")[0]);

/**
 * Returns what runs TypeScript on a machine: its own Node, the locked one, its own with tsx where npm has no locked Node
 * for the platform, or not at all.
 * @param {{ version: string, hasLocked: boolean }} machine
 * @returns {"own" | "locked" | "tsx" | "none"}
 */
export function runnerOf({ version, hasLocked }) {
  if (major(version) >= NEEDED) return "own";
  if (hasLocked) return "locked";
  return major(version) >= WITH_TSX ? "tsx" : "none";
}

/**
 * Makes this process able to import TypeScript: at once on a good Node, through tsx where needed; otherwise the script
 * starts again on the locked Node, and this process ends with its successor.
 * @returns {Promise<void>}
 */
export async function ensureNode() {
  const node = binary("node");
  const runner = runnerOf({ version: process.version, hasLocked: existsSync(node) });
  if (runner === "own") return;
  // A development package: an installation without those says what it needs.
  const tsx = runner === "tsx" ? await import("tsx/esm/api").catch(() => null) : null;
  if (tsx !== null) return void tsx.register();
  if (runner !== "locked") {
    console.error(`This needs Node ${NEEDED}; here is ${process.version} and no package of it for this platform.`);
    process.exit(1);
  }
  const successor = spawn(node, process.argv.slice(1), { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => successor.kill(signal));
  await new Promise(() => {
    successor.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}
