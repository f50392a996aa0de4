import { airportZones } from "#domain/place/airports.ts";
import { round } from "./figures.ts";
import { compareLines, medianPeak, medianSpeed, runLines } from "./lines.ts";

const LINES = 1_000_000;

const programs = {
  shamseh: ["cli/index.ts", "flight", "duration", "-"],
  bare: ["tests/bench/bare-duration.mjs"],
  bare_batched: ["tests/bench/bare-duration.mjs", "--batched"],
} as const;

const airports = [...airportZones.keys()];
const two = (n: number): string => String(n).padStart(2, "0");

/**
 * From every airport to every other, through the years; in daytime, when no clock changes, so that all have a duration.
 */
function lineAt(index: number): string {
  const [from, to] = [airports[index % airports.length], airports[(index * 7 + 3) % airports.length]];
  const day = (number: number) => `${1990 + (index % 50)}-${two(1 + (index % 12))}-${two(number)}`;
  const [departs, arrives] = [`T${two(8 + (index % 5))}:${two(index % 60)}`, `T${two(9 + (index % 11))}:30`];
  return `${from} ${to} ${day(1 + (index % 27))}${departs} ${day(2 + (index % 27))}${arrives}\n`;
}

/**
 * `npm run bench -- duration`: a million lines through `shamseh flight duration -`, against a minimal readline loop
 * over the same table that writes each line, and one that writes 64 KiB at a time. Ours also refuses invalid flights.
 * Programs alternate, each as a process of its own between two pipes; medians. Then four million lines, with which the
 * memory must not grow. Prints one JSON line.
 */
export async function run(): Promise<void> {
  const runs = await compareLines(programs, LINES, lineAt);
  const speed = (name: keyof typeof programs) => medianSpeed(runs[name]);
  const long = await runLines(programs.shamseh, 4 * LINES, lineAt);
  console.log(
    JSON.stringify({
      bench: "duration",
      lines: LINES,
      lines_per_second: speed("shamseh"),
      bare_lines_per_second: speed("bare"),
      bare_batched_lines_per_second: speed("bare_batched"),
      of_bare: round(speed("shamseh") / speed("bare"), 2),
      of_bare_batched: round(speed("shamseh") / speed("bare_batched"), 2),
      peak_mib: medianPeak(runs.shamseh),
      peak_mib_of_4_million: Math.round(long.peakMiB),
    }),
  );
}
