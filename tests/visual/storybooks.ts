import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { binary, root } from "#tools/paths.mjs";
import { Advice, filesAt, filesNow, keyOf } from "./files.ts";

/** Cache of built Storybooks and their pictures, each under its sources' key. */
export const cache = join(root, "node_modules/.cache/shamseh-visual");

/** Number of cached Storybooks: the base and later ones. With four pictures of each story one takes 0.8 GB. */
const KEPT = 3;

/** Folder of a cached Storybook, with its build and its pictures. */
export type Kept = { home: string; folder: string };

const keptAt = (key: string): Kept => ({ home: join(cache, key), folder: join(cache, key, "storybook") });

const isBuilt = ({ folder }: Kept): boolean => existsSync(join(folder, "index.json"));

/** The whole Storybook of a commit; built in a separate folder, from that commit's files and today's packages. */
export function storybookAt(commit: string): Kept {
  const kept = keptAt(keyOf(filesAt(commit)));
  if (isBuilt(kept)) return used(kept);
  console.log(`Building the Storybook of ${commit.slice(0, 8)} …`);
  const source = mkdtempSync(join(tmpdir(), "shamseh-base-"));
  try {
    const files = execFileSync("git", ["archive", "--format=tar", commit], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync("tar", ["-x", "-C", source], { input: files });
    symlinkSync(join(root, "node_modules"), join(source, "node_modules"), "dir");
    build(source, kept);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
  return used(kept);
}

/** The Storybook of the current files: of all stories, or of those in some files alone. */
export function storybookNow(stories?: readonly string[]): Kept {
  const globs = stories?.map((path) => relative(join(root, ".storybook"), join(root, path))).toSorted();
  const kept = keptAt(keyOf(filesNow(), ...(globs ?? [])));
  if (isBuilt(kept)) return used(kept);
  console.log(globs ? `Building the stories of ${globs.length} files …` : "Building the Storybook …");
  build(root, kept, globs?.join(" "));
  return used(kept);
}

/** Builds the Storybook of a folder, and moves it into the cache when it is complete. */
function build(source: string, { folder }: Kept, stories?: string): void {
  const made = `${folder}.${process.pid}`;
  const { STORIES: _, ...others } = process.env;
  const env = { ...others, ...(stories === undefined ? {} : { STORIES: stories }) };
  run(process.execPath, ["tools/catalogues.mjs"], source, env);
  try {
    run(binary("storybook"), ["build", "--quiet", "--stats-json", "-o", made], source, env);
    mkdirSync(dirname(folder), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** @throws {Advice} when the tool fails, with the end of its output */
function run(command: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, env, encoding: "utf8" });
  if (status === 0) return;
  const said = `${stdout ?? ""}${stderr ?? ""}`.trim().split("\n").slice(-20).join("\n");
  throw new Advice(`The Storybook of ${cwd === root ? "this folder" : "the base"} was not built:\n${said}`);
}

/** Marks a Storybook as used now, and removes the least recently used ones. */
function used(kept: Kept): Kept {
  utimesSync(kept.home, new Date(), new Date());
  const homes = readdirSync(cache)
    .filter((name) => existsSync(join(cache, name, "storybook")))
    .map((name) => ({ home: join(cache, name), at: statSync(join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  for (const { home } of homes.slice(KEPT)) rmSync(home, { recursive: true, force: true });
  return kept;
}
