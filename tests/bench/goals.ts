import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { round } from "./figures.ts";
import { type Goal, goals, type Line } from "./goal-table.ts";

/** Runs a benchmark in a process of its own, and returns its JSON lines, which are printed as they come. */
async function linesOf(bench: string): Promise<Line[]> {
  const words = [join(import.meta.dirname, "main.ts"), ...bench.split(" ")];
  const child = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const lines: Line[] = [];
  for await (const text of createInterface(child.stdout)) {
    console.error(text);
    if (text.startsWith("{")) lines.push(JSON.parse(text) as Line);
  }
  return lines;
}

type Judged = {
  goal: string;
  must: string;
  aim: string;
  reached: string;
  verdict: "aim" | "must" | "missed" | "not measured";
};

/** Compares the result of a benchmark's lines with its goal. */
export function judged({ what, of, must, aim, isLeast = false, digits = 2 }: Goal, lines: readonly Line[]): Judged {
  const reached = of(lines);
  const sign = isLeast ? "≥" : "≤";
  const meets = (limit: number) => reached !== null && (isLeast ? reached >= limit : reached <= limit);
  return {
    goal: what,
    must: `${sign} ${must}`,
    aim: `${sign} ${aim}`,
    reached: reached === null ? "–" : String(round(reached, digits)),
    verdict: reached === null ? "not measured" : meets(aim) ? "aim" : meets(must) ? "must" : "missed",
  };
}

/**
 * `npm run bench -- goals [bench ...]`: runs all benchmarks with a goal, or the named ones, in sequence, and prints
 * each goal with its limit, its aim and the result. Nothing else should run on the machine meanwhile; with the largest
 * inventories it takes most of an hour.
 */
export async function run(args: readonly string[]): Promise<void> {
  const chosen = goals.filter(({ bench }) => args.length === 0 || args.includes(bench.split(" ")[0] ?? ""));
  const table: Judged[] = [];
  for (const bench of new Set(chosen.map((goal) => goal.bench))) {
    const lines = await linesOf(bench);
    table.push(...chosen.filter((goal) => goal.bench === bench).map((goal) => judged(goal, lines)));
  }
  const columns = ["goal", "must", "aim", "reached", "verdict"] as const;
  console.log(`| ${columns.join(" | ")} |\n|${columns.map(() => "---").join("|")}|`);
  for (const row of table) console.log(`| ${columns.map((column) => row[column]).join(" | ")} |`);
}
