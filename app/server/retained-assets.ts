import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** Versions whose files are kept: this one, the previous one, still open in browsers, and one to roll back to. */
const MAX_VERSIONS = 3;

const VERSION = /^[0-9a-f]{16}$/;

/** A build's own name: of another build the manifest of files is another. */
const versionOf = (build: string): string =>
  createHash("sha256")
    .update(readFileSync(join(build, ".vite/manifest.json")))
    .digest("hex")
    .slice(0, 16);

/** The versions in a folder, the newest first. */
const versionsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ name }) => name);

/**
 * Keeps the hashed files of a build beside those of earlier ones, and deletes those of all but the newest three. A page
 * that one version has made finds its code at a website of another. Processes of one machine share the folder: a version
 * appears in it whole, by a rename.
 */
export function keepAssets(build: string, folder: string, now: Date): void {
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, versionOf(build));
  if (!existsSync(kept)) {
    const copy = mkdtempSync(join(folder, "copy-"));
    cpSync(join(build, "assets"), join(copy, "assets"), { recursive: true });
    try {
      renameSync(copy, kept);
    } catch (error) {
      rmSync(copy, { recursive: true, force: true });
      // Another process of the same version was faster.
      if (!existsSync(kept)) throw error;
    }
  }
  utimesSync(kept, now, now);
  for (const version of versionsIn(folder).slice(MAX_VERSIONS)) {
    rmSync(join(folder, version), { recursive: true, force: true });
  }
}

/** Full path of a file of any kept version, by its path below `/web/`; null when none has it. */
export function keptAsset(folder: string, path: string): string | null {
  const version = versionsIn(folder).find((one) => existsSync(join(folder, one, path)));
  return version === undefined ? null : join(folder, version, path);
}
