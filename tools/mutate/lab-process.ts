import { isMutated } from "./folders.ts";
import { type Hits, openLab, type Ran } from "./lab.ts";
import type { Mutant } from "./mutant.ts";
import { resultOf, type Tried, type Try } from "./try.ts";

/** Process with a lab of its own: measures test files and tries mutants, one after the other. */

export type Order =
  | { readonly kind: "measure"; readonly testFile: string }
  | { readonly kind: "try"; readonly mutant: Mutant; readonly tests: Try["tests"] };
export type Measured = Ran & { readonly hits: Hits; readonly cpuMs: number };
export type Answer = { readonly kind: "ready"; readonly testFiles: readonly string[] } | Measured | Tried;
/** Sent before each test file: the lab gives up on it after `limitMs`. */
export type Running = { readonly kind: "running"; readonly limitMs: number };

/** The first provider test fills the database that all others copy. */
const MEASURE_MS = 240_000;

const lab = await openLab({ root: process.cwd(), isCounted: isMutated });
const answer = (message: Answer | Running) => process.send?.(message);
const run: typeof lab.run = (testFile, limitMs) => {
  answer({ kind: "running", limitMs });
  return lab.run(testFile, limitMs);
};

process.on("message", async (order: Order) => {
  if (order.kind === "try") return answer(await resultOf({ use: lab.use, run }, order));
  const ran = await run(order.testFile, MEASURE_MS);
  answer({ ...ran, ...lab.measured() });
});
process.on("disconnect", () => void lab.close().finally(() => process.exit()));
answer({ kind: "ready", testFiles: lab.testFiles });
