import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a tool in the repository with its output shown.
 * @param {string} command
 * @param {string[]} words
 * @param {Record<string, string>} [env] added to this process's
 * @returns {Promise<void>}
 * @throws {Error} when it fails
 */
export function run(command, words, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${words.join(" ")} ended with ${code ?? signal}`)),
    );
  });
}
