import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { binary, root } from "#tools/paths.mjs";
import { sourceFolders } from "#tools/source-folders.mjs";
import { type Edit, edits, MIGRATION } from "./lounge-lists.ts";
import type { Proof } from "./main.ts";

/**
 * A product is a folder and its rows: `tests/lounge/` is put at `products/lounge/` in a copy of the repository with the
 * rows of `lounge-lists.ts`, and the copy compiles, keeps the import rules and passes the product's tests. Without a
 * part of a manifest, or with a catalogue in one language alone, it is refused.
 */

const LOUNGE = "products/lounge";
const WITHIN_MS = 15 * 60_000;

/** Copies the repository's own files, with its packages as a link. */
function copyRepository(to: string): void {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  if (listed.status !== 0) throw new Error(`git ls-files: ${listed.stderr}`);
  for (const path of new Set(listed.stdout.split("\0").filter((one) => one !== "" && existsSync(join(root, one)))))
    cpSync(join(root, path), join(to, path), { force: true });
  symlinkSync(join(root, "node_modules"), join(to, "node_modules"));
}

/** The text with one of its parts replaced. @throws when the part is not there once. */
function replaced(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${from}`);
  return parts.join(to);
}

/** Number of lines of a text that another lacks. */
function linesBeyond(text: string, before: string): number {
  const known = new Set(before.split("\n"));
  return text.split("\n").filter((line) => !known.has(line)).length;
}

/** Writes the rows of the product into the copy. Returns the number of lines of each file. */
function register(copy: string): Record<string, number> {
  const before = new Map<string, string>();
  for (const edit of edits) {
    const path = join(copy, edit.file);
    const text = readFileSync(path, "utf8");
    if (!before.has(edit.file)) before.set(edit.file, text);
    writeFileSync(path, replaced(text, edit));
  }
  return Object.fromEntries(
    [...before].map(([file, text]) => [file, linesBeyond(readFileSync(join(copy, file), "utf8"), text)]),
  );
}

/** Moves the product's migration to the others, with the next number and its row in the journal. */
function migrate(copy: string): Record<string, number> {
  const folder = "provider/kernel/database/migrations";
  const journalFile = join(copy, folder, "meta/_journal.json");
  const journal: { entries: { idx: number; when: number }[] } = JSON.parse(readFileSync(journalFile, "utf8"));
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error("The journal of the migrations is empty");
  const idx = last.idx + 1;
  const tag = `${String(idx).padStart(4, "0")}_lounge`;
  const row = { idx, version: "7", when: last.when + 1, tag, breakpoints: true };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, row] }));
  renameSync(join(copy, LOUNGE, MIGRATION), join(copy, folder, `${tag}.sql`));
  return { [`${folder}/meta/_journal.json`]: 1, [`${folder}/${tag}.sql`]: 1 };
}

const execute = promisify(execFile);

/** The environment without what a test run around this one sets: the copy's database has tables of its own. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_TEMPLATES$|NODE_ENV$)/.test(name)));

/** Runs a program in the copy. Returns null when it succeeds, or the end of its output. */
async function faultOf(copy: string, program: string, args: readonly string[]): Promise<string | null> {
  const options = { cwd: copy, env: environment(), timeout: WITHIN_MS, maxBuffer: 256 << 20 };
  return execute(program, args, options).then(
    () => null,
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`.slice(-4_000),
  );
}

/** A fault put into the copy, the check that must refuse it, and what the check says of it. */
type Fault = {
  readonly name: string;
  readonly file: string;
  /** The file with the fault; null: without the file. */
  readonly broken: ((text: string) => string) | null;
  readonly program: string;
  readonly args: readonly string[];
  readonly says: RegExp;
};

const vitest = (...args: readonly string[]): readonly string[] => ["run", "--project", "units", ...args];
const MIGRATION_RULES = "provider/kernel/database/migration";
const CATALOGUES = "tests/unit/catalogues.test.ts";

const faults: readonly Fault[] = [
  {
    name: "no search tab in the manifest",
    file: `${LOUNGE}/product.search.ts`,
    broken: (text) => text.slice(0, text.indexOf("/** Its tab")),
    program: "tsc",
    args: ["--noEmit"],
    says: /products\/searches\.tsx.*'search'/,
  },
  {
    name: "a catalogue in Persian alone",
    file: `${LOUNGE}/words/en/lounge.json`,
    broken: null,
    program: "vitest",
    args: vitest(CATALOGUES, "-t", "the catalogue of lounge "),
    says: /the catalogue of lounge has the same messages/,
  },
];

/** True when the check refuses the fault for its reason. The file is as before afterwards. */
async function isRefused(copy: string, { file, broken, program, args, says }: Fault): Promise<boolean> {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (broken === null) rmSync(path);
  else writeFileSync(path, broken(text));
  const fault = await faultOf(copy, binary(program), args);
  writeFileSync(path, text);
  return fault !== null && says.test(fault);
}

/** Checks that a small run leaves out. */
const ofTheWholeRun: ReadonlySet<string> = new Set(["imports", "tests", "tables"]);

/** Checks of the copy, in order: each needs what is before it. */
const checks: readonly (readonly [name: string, program: string, args: readonly string[]])[] = [
  ["catalogues", process.execPath, ["tools/catalogues.mjs"]],
  // As in `npm test`: less processor time.
  ["types", binary("tsc"), ["--noEmit", "--singleThreaded"]],
  ["imports", binary("depcruise"), ["--config", ".dependency-cruiser.cjs", ...sourceFolders]],
  ["tests", binary("vitest"), vitest(LOUNGE, CATALOGUES)],
  ["tables", binary("vitest"), vitest("provider/kernel/database/schema-in-code.test.ts", MIGRATION_RULES)],
];

/** Names of the faults that are not refused. */
async function unrefusedIn(copy: string): Promise<string[]> {
  const unrefused: string[] = [];
  for (const fault of faults) if (!(await isRefused(copy, fault))) unrefused.push(fault.name);
  return unrefused;
}

/** Puts the product into a copy and checks it; `isSmall`: without those of the whole run and the faults. */
export async function addProduct({ isSmall }: { isSmall: boolean }): Promise<Proof> {
  const copy = mkdtempSync(join(tmpdir(), "shamseh-lounge-"));
  try {
    copyRepository(copy);
    renameSync(join(copy, "tests/lounge"), join(copy, LOUNGE));
    const touched = { ...register(copy), ...migrate(copy) };
    const passed: string[] = [];
    for (const [name, program, args] of checks) {
      if (isSmall && ofTheWholeRun.has(name)) continue;
      const fault = await faultOf(copy, program, args);
      if (fault !== null) return { holds: false, passed, failed: name, fault, touched };
      passed.push(name);
    }
    const unrefused = isSmall ? [] : await unrefusedIn(copy);
    const lines = Object.values(touched).reduce((sum, one) => sum + one, 0);
    return { holds: unrefused.length === 0, passed, unrefused, files: Object.keys(touched).length, lines, touched };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** `npm run prove -- lounge`. */
export const run = (): Promise<Proof> => addProduct({ isSmall: false });
