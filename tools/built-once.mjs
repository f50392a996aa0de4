import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "./paths.mjs";

/** True for files that are no input of a build: changing a story or a test rebuilds nothing. */
const isBesideTheBuild = (path) => /\.(stories|test)\.tsx?$|\/messages\/compiled\//.test(path);

/**
 * Runs a build, unless its output is of the same sources: `stamp` stores their digest.
 * @param {{ stamp: string, sources: readonly string[], output: string }} built paths in the repository
 * @param {() => Promise<void>} work
 * @returns {Promise<boolean>} true when it was built
 */
export async function buildOnce({ stamp, sources, output }, work) {
  const file = join(root, stamp);
  const hash = hashOf(sources);
  if (existsSync(file) && readFileSync(file, "utf8") === hash && existsSync(join(root, output))) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
  return true;
}

/** One hash of all sources by path and content. */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesIn(join(root, path))).sort()) {
    if (isBesideTheBuild(path)) continue;
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Every file at or below a path.
 * @param {string} path
 * @returns {string[]}
 */
export function filesIn(path) {
  const entries = readdirSyncOrNull(path);
  if (entries === null) return [path];
  return entries.flatMap((entry) => filesIn(join(path, entry)));
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}
