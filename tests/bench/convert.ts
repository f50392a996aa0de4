import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";

const LINES = 1_000_000;
const ROUNDS = 5;
const ROOT = join(import.meta.dirname, "../..");

const programs = {
  shamseh: ["cli/index.ts", "date", "convert", "-"],
  bare: ["tests/bench/bare-readline.mjs"],
  bare_batched: ["tests/bench/bare-readline.mjs", "--batched"],
} as const;
type Name = keyof typeof programs;

type Run = { readonly linesPerSecond: number; readonly peakMiB: number; readonly digest: string };

/**
 * `npm run bench -- convert`: a million lines through `shamseh date convert -`, against the barest readline loop around
 * jalaali-js, which writes each line, and one that writes 64 KiB at a time. One after another in turn, each a process of
 * its own between two pipes; medians. Then four and sixteen
 * million lines, between which the memory does not grow. Prints one JSON line.
 */
export async function run(): Promise<void> {
  const runs: Record<Name, Run[]> = { shamseh: [], bare: [], bare_batched: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(runs) as Name[]) runs[name].push(await measure(name, LINES));
  }
  const digests = new Set(Object.values(runs).flatMap((all) => all.map(({ digest }) => digest)));
  if (digests.size !== 1) throw new Error("The programs do not agree");
  const speed = (name: Name) => Math.round(median(runs[name].map(({ linesPerSecond }) => linesPerSecond)));
  const long = await measure("shamseh", 4 * LINES);
  const longer = await measure("shamseh", 16 * LINES);
  console.log(
    JSON.stringify({
      bench: "convert",
      lines: LINES,
      lines_per_second: speed("shamseh"),
      bare_lines_per_second: speed("bare"),
      bare_batched_lines_per_second: speed("bare_batched"),
      of_bare: round2(speed("shamseh") / speed("bare")),
      of_bare_batched: round2(speed("shamseh") / speed("bare_batched")),
      peak_mib: Math.round(median(runs.shamseh.map(({ peakMiB }) => peakMiB))),
      peak_mib_of_4_million: Math.round(long.peakMiB),
      peak_mib_of_16_million: Math.round(longer.peakMiB),
    }),
  );
}

async function measure(name: Name, lines: number): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, programs[name], { cwd: ROOT, stdio: ["pipe", "pipe", "inherit"] });
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentKiB(child.pid));
  }, 20);
  const hash = createHash("sha256");
  child.stdout.on("data", (chunk: Buffer) => hash.update(chunk));
  Readable.from(batchesOf(lines)).pipe(child.stdin);
  await once(child, "close");
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  return { linesPerSecond: lines / seconds, peakMiB: peak / 1024, digest: hash.digest("hex") };
}

/** The most that a process has held so far, by the kernel's count; 0 where there is no /proc. */
async function residentKiB(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

const BATCH = 10_000;

/** Every supported year, months and days in turn. The same batch again and again: making lines must cost nothing here. */
function* batchesOf(lines: number): Generator<string> {
  const batch = Array.from(
    { length: BATCH },
    (_, index) => `${1178 + (index % 323)}/${1 + (index % 12)}/${1 + (index % 29)}\n`,
  ).join("");
  for (let written = 0; written < lines; written += BATCH) yield batch;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
const round2 = (value: number): number => Number(value.toFixed(2));
