import type { Mutant } from "./mutant.ts";
import type { Tried } from "./try.ts";

export type Result = {
  readonly mutant: Mutant;
  readonly folder: string;
  readonly outcome: Tried["outcome"] | "accepted";
};

/** Minimum share of mutants that the tests must find, percent. */
export const LEAST = 85;

type Row = { mutants: number; killed: number; timeout: number; accepted: number; survived: number };

function rowOf(results: readonly Result[]): Row {
  const count = (outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length;
  return {
    mutants: results.length,
    killed: count("killed"),
    timeout: count("timeout"),
    accepted: count("accepted"),
    survived: count("survived"),
  };
}

/** Share of the mutants that a test should find and does, percent. */
export function scoreOf(results: readonly Result[]): number {
  const { killed, timeout, survived } = rowOf(results);
  const all = killed + timeout + survived;
  return all === 0 ? 100 : (100 * (killed + timeout)) / all;
}

/** A line for each folder and one for the total. */
export function table(results: readonly Result[], folders: readonly string[]): string {
  const line = (name: string, some: readonly Result[]) => {
    const { mutants, killed, timeout, accepted, survived } = rowOf(some);
    const cells = [mutants, killed, timeout, survived, accepted].map((cell) => String(cell).padStart(9));
    return `${name.padEnd(22)}${cells.join("")}${`${scoreOf(some).toFixed(1)} %`.padStart(10)}`;
  };
  const heads = ["mutants", "killed", "time-out", "survived", "accepted"].map((head) => head.padStart(9)).join("");
  return [
    `${"".padEnd(22)}${heads}${"score".padStart(10)}`,
    ...folders.map((folder) =>
      line(
        folder,
        results.filter((result) => result.folder === folder),
      ),
    ),
    line("all", results),
  ].join("\n");
}

/** A survivor as a small diff. */
export function diffOf({ file, line, operator, before, after }: Mutant): string {
  const marked = (sign: string, lines: string) =>
    lines
      .split("\n")
      .filter((one) => one !== "")
      .map((one) => `  ${sign} ${one}`);
  return [`${file}:${line} ${operator}`, ...marked("-", before), ...marked("+", after)].join("\n");
}
