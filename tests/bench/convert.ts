import { round } from "./figures.ts";
import { compareLines, medianPeak, medianSpeed, runLines } from "./lines.ts";

const LINES = 1_000_000;

const programs = {
  shamseh: ["cli/index.ts", "date", "convert", "-"],
  bare: ["tests/bench/bare-readline.mjs"],
  bare_batched: ["tests/bench/bare-readline.mjs", "--batched"],
} as const;

/** Every supported year, months and days in turn. */
const lineAt = (index: number): string => `${1178 + (index % 323)}/${1 + (index % 12)}/${1 + (index % 29)}\n`;

/**
 * `npm run bench -- convert`: a million lines through `shamseh date convert -`, against a minimal readline loop around
 * jalaali-js that writes each line, and one that writes 64 KiB at a time. Programs alternate, each as a process of its
 * own between two pipes; medians. Then four and sixteen million lines, between which the memory must not grow. Prints
 * one JSON line.
 */
export async function run(): Promise<void> {
  const runs = await compareLines(programs, LINES, lineAt);
  const speed = (name: keyof typeof programs) => medianSpeed(runs[name]);
  const long = await runLines(programs.shamseh, 4 * LINES, lineAt);
  const longer = await runLines(programs.shamseh, 16 * LINES, lineAt);
  console.log(
    JSON.stringify({
      bench: "convert",
      lines: LINES,
      lines_per_second: speed("shamseh"),
      bare_lines_per_second: speed("bare"),
      bare_batched_lines_per_second: speed("bare_batched"),
      of_bare: round(speed("shamseh") / speed("bare"), 2),
      of_bare_batched: round(speed("shamseh") / speed("bare_batched"), 2),
      peak_mib: medianPeak(runs.shamseh),
      peak_mib_of_4_million: Math.round(long.peakMiB),
      peak_mib_of_16_million: Math.round(longer.peakMiB),
    }),
  );
}
