import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { median } from "./figures.ts";

/** Throughput of programs over lines, and their memory meanwhile. */

const ROUNDS = 5;
const ROOT = join(import.meta.dirname, "../..");
/** Lines that are made once and repeated, so that making them costs nothing during the measurement. */
const BATCH = 10_000;

export type LineRun = { readonly linesPerSecond: number; readonly peakMiB: number; readonly digest: string };

/**
 * Runs one program between two pipes. @param args of Node. @param lines a multiple of 10,000. @param lineAt each line,
 * with its end.
 */
export async function runLines(
  args: readonly string[],
  lines: number,
  lineAt: (index: number) => string,
): Promise<LineRun> {
  const batch = Array.from({ length: BATCH }, (_, index) => lineAt(index)).join("");
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentKiB(child.pid));
  }, 20);
  const hash = createHash("sha256");
  child.stdout.on("data", (chunk: Buffer) => hash.update(chunk));
  Readable.from(batchesOf(batch, lines)).pipe(child.stdin);
  await once(child, "close");
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  return { linesPerSecond: lines / seconds, peakMiB: peak / 1024, digest: hash.digest("hex") };
}

/** Peak memory of a process by the kernel's count; 0 without /proc. */
async function residentKiB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

function* batchesOf(batch: string, lines: number): Generator<string> {
  for (let written = 0; written < lines; written += BATCH) yield batch;
}

/** Alternates the programs for five rounds. @throws when their output differs. */
export async function compareLines<Name extends string>(
  programs: Readonly<Record<Name, readonly string[]>>,
  lines: number,
  lineAt: (index: number) => string,
): Promise<Record<Name, readonly LineRun[]>> {
  const names = Object.keys(programs) as Name[];
  const runs = Object.fromEntries(names.map((name): [Name, LineRun[]] => [name, []])) as Record<Name, LineRun[]>;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) runs[name].push(await runLines(programs[name], lines, lineAt));
  }
  const digests = new Set(names.flatMap((name) => runs[name].map(({ digest }) => digest)));
  if (digests.size !== 1) throw new Error("The programs do not agree");
  return runs;
}

export const medianSpeed = (runs: readonly LineRun[]): number =>
  Math.round(median(runs.map(({ linesPerSecond }) => linesPerSecond)));
export const medianPeak = (runs: readonly LineRun[]): number => Math.round(median(runs.map(({ peakMiB }) => peakMiB)));
