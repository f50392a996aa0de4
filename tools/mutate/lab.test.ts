import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mutantsOfFile } from "./candidates.ts";
import { createCompiler } from "./compiles.ts";
import { type Lab, openLab } from "./lab.ts";
import { resultOf } from "./try.ts";

const root = join(import.meta.dirname, "../..");
const planted = (name: string) => relative(root, join(import.meta.dirname, "planted", name));
const compiling = createCompiler(root);
const mutants = compiling(mutantsOfFile(planted("discount.ts")));

describe("a planted function", () => {
  let lab: Lab;
  beforeAll(async () => {
    lab = await openLab({
      root,
      include: [planted("*.planted.ts")],
      globalSetup: [],
      isCounted: (file) => file === planted("discount.ts"),
    });
  });
  afterAll(() => lab.close());

  /** Outcome of each fault under one test. */
  async function outcomesUnder(testFile: string): Promise<string[]> {
    const outcomes: string[] = [];
    for (const mutant of mutants) {
      const { outcome } = await resultOf(lab, { mutant, tests: [{ testFile, ms: 100 }] });
      outcomes.push(`${mutant.operator} ${outcome}`);
    }
    return outcomes;
  }

  it("has a survivor for each fault under a test that cannot fail", async () => {
    const outcomes = await outcomesUnder(planted("weak.planted.ts"));
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter((one) => !one.endsWith("survived"))).toEqual([]);
  });
  it("has none under a good one", async () => {
    const outcomes = await outcomesUnder(planted("good.planted.ts"));
    expect(outcomes.filter((one) => !one.endsWith("killed"))).toEqual([]);
  });
  it("is whole again when the next fault is in another file", async () => {
    const [fault] = mutants.filter(({ operator }) => operator === "never");
    const [other] = mutantsOfFile(planted("doubled.ts"));
    const tests = [{ testFile: planted("both.planted.ts"), ms: 100 }];
    expect(await resultOf(lab, { mutant: fault!, tests })).toMatchObject({ outcome: "killed" });
    expect(await resultOf(lab, { mutant: other!, tests })).toMatchObject({ outcome: "survived" });
  });
  it("is whole again after each fault, and its test says what it reaches", async () => {
    expect(await lab.run(planted("good.planted.ts"), 10_000)).toMatchObject({ verdict: "passed", why: "" });
    expect(lab.measured().hits[planted("discount.ts")]?.length).toBeGreaterThan(1);
  });
});

describe("the compiler", () => {
  it("refuses a mutant that is no program, and only that one", () => {
    const [mutant] = mutants;
    const broken = { ...mutant!, text: "(" };
    expect(compiling([mutant!, broken])).toEqual([mutant]);
  });
});
