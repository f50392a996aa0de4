import type { Lab } from "./lab.ts";
import type { Mutant } from "./mutant.ts";

export type Try = {
  readonly mutant: Mutant;
  /** Test files, most promising first, with their CPU time without a fault. */
  readonly tests: readonly { readonly testFile: string; readonly ms: number }[];
};

/** Outcome of a mutant, and the test file that found it. */
export type Tried = { readonly outcome: "killed" | "timeout" | "survived"; readonly by: string; readonly why: string };

/** A mutant that exceeds this time, even on a busy machine, hangs. */
const limitOf = (ms: number): number => 15_000 + 10 * ms;

/** Runs the tests of a mutant up to the first failure. */
export async function resultOf(lab: Pick<Lab, "use" | "run">, { mutant, tests }: Try): Promise<Tried> {
  try {
    for (const { testFile, ms } of tests) {
      lab.use(mutant);
      const { verdict, why } = await lab.run(testFile, limitOf(ms));
      if (verdict === "passed") continue;
      const isSlow = verdict === "timeout" || /timed out|within the time/i.test(why);
      if (isSlow && !(await isQuickWithout(lab, testFile, limitOf(ms)))) continue;
      return { outcome: verdict === "timeout" ? "timeout" : "killed", by: testFile, why };
    }
    return { outcome: "survived", by: "", why: tests.length === 0 ? "no test reaches it" : "" };
  } finally {
    lab.use(null);
  }
}

/** On a busy machine a test may be slow without a fault: such a timeout counts for nothing. */
async function isQuickWithout(lab: Pick<Lab, "use" | "run">, testFile: string, limitMs: number): Promise<boolean> {
  lab.use(null);
  return (await lab.run(testFile, limitMs)).verdict === "passed";
}
