import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { addMigration } from "#tests/support/next-migration.ts";
import { root } from "#tools/paths.mjs";

/** Deployed files of a version: those that its processes load. */
const parts = ["package.json", "dist", "domain", "fixtures", "products", "provider", "runtime"];

/**
 * Makes the next version in a folder: the same code, with another name for every hashed file of its website, as after a
 * change to a common import; and one more migration.
 */
export function makeNextVersion(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  renameAssets(join(folder, "dist"));
  addMigration(join(folder, "provider/kernel/database/migrations"));
}

/** A hashed file: its name, its hash of eight characters and its extension. */
const HASHED = /^(.+-)([\w-]{8})(\.\w+)$/;

/** Hashed files of a build's website, by their names without the hash. */
export const assetsOf = (version: string): string[] =>
  readdirSync(join(version, "dist/client/assets")).filter((name) => !name.endsWith(".br"));

function renameAssets(dist: string): void {
  const assets = join(dist, "client/assets");
  const names = new Map(assetsOf(join(dist, "..")).map((name) => [name, nextNameOf(name)]));
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  for (const file of textsIn(dist)) {
    const text = readFileSync(file, "utf8");
    const renamed = text.replace(known, (name) => names.get(name) ?? name);
    if (renamed === text) continue;
    writeFileSync(file, renamed);
    if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, compressed(renamed));
  }
  for (const [name, next] of names) {
    renameSync(join(assets, name), join(assets, next));
    if (existsSync(join(assets, `${name}.br`))) renameSync(join(assets, `${name}.br`), join(assets, `${next}.br`));
  }
}

function nextNameOf(name: string): string {
  const [, stem, hash, ending] = HASHED.exec(name) ?? [];
  if (stem === undefined || hash === undefined) throw new Error(`Not the name of a hashed file: ${name}`);
  return `${stem}${createHash("sha256").update(name).digest("base64url").slice(0, hash.length)}${ending}`;
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(js|css|json)$/.test(name))
    .map((name) => join(folder, name));

/** Fast compression: the size does not matter here. */
const compressed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
