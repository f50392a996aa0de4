import type { Lab } from "./lab.ts";
import type { Mutant } from "./mutant.ts";

export type Try = {
  readonly mutant: Mutant;
  /** Test files, the most promising first, with what each takes of the processor without a fault. */
  readonly tests: readonly { readonly testFile: string; readonly ms: number }[];
};

/** What became of a mutant, and which test file found it. */
export type Tried = { readonly outcome: "killed" | "timeout" | "survived"; readonly by: string; readonly why: string };

/** A mutant that takes so much longer than the code as it is, even on a busy machine, hangs. */
const limitOf = (ms: number): number => 15_000 + 10 * ms;

/** Runs the tests of a mutant up to the first that fails. */
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

/** On a busy machine a test may be slow without a fault: that one has found nothing. */
async function isQuickWithout(lab: Pick<Lab, "use" | "run">, testFile: string, limitMs: number): Promise<boolean> {
  lab.use(null);
  return (await lab.run(testFile, limitMs)).verdict === "passed";
}
