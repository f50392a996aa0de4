import { expect, it } from "vitest";
import type { Ran } from "./lab.ts";
import type { Mutant } from "./mutant.ts";
import { resultOf } from "./try.ts";

const mutant = { file: "a.ts" } as Mutant;
const tests = [
  { testFile: "one.test.ts", ms: 10 },
  { testFile: "two.test.ts", ms: 10 },
];

/** A lab with a fixed result for each test file, with the fault and without. */
function labOf(withFault: Partial<Record<string, Partial<Ran>>>, without: Partial<Record<string, Partial<Ran>>> = {}) {
  let active: Mutant | null = null;
  const ran: string[] = [];
  return {
    ran,
    use(one: Mutant | null) {
      active = one;
    },
    async run(testFile: string): Promise<Ran> {
      ran.push(testFile);
      return { verdict: "passed", why: "", ...(active === null ? without : withFault)[testFile] };
    },
    isWhole: () => active === null,
  };
}

it("a fault is found by the first test that fails, and the file is whole after it", async () => {
  const lab = labOf({ "one.test.ts": { verdict: "failed", why: "expected 1 to be 2" } });
  expect(await resultOf(lab, { mutant, tests })).toEqual({
    outcome: "killed",
    by: "one.test.ts",
    why: "expected 1 to be 2",
  });
  expect([lab.ran, lab.isWhole()]).toEqual([["one.test.ts"], true]);
});

it("a fault that all tests pass survives, and so does one that none reaches", async () => {
  const lab = labOf({});
  expect((await resultOf(lab, { mutant, tests })).outcome).toBe("survived");
  expect(lab.ran).toEqual(["one.test.ts", "two.test.ts"]);
  expect(await resultOf(labOf({}), { mutant, tests: [] })).toMatchObject({ why: "no test reaches it" });
});

it("a test that hangs has found the fault, unless it hangs without it as well", async () => {
  const hangs = { "one.test.ts": { verdict: "timeout" } } as const;
  expect(await resultOf(labOf(hangs), { mutant, tests })).toMatchObject({ outcome: "timeout", by: "one.test.ts" });
  expect(await resultOf(labOf(hangs, hangs), { mutant, tests })).toMatchObject({ outcome: "survived" });
  const slow = { "one.test.ts": { verdict: "failed", why: "Test timed out in 30000ms." } } as const;
  expect(await resultOf(labOf(slow), { mutant, tests })).toMatchObject({ outcome: "killed" });
  expect(await resultOf(labOf(slow, slow), { mutant, tests })).toMatchObject({ outcome: "survived" });
});
