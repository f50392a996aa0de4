import { describe, expect, it } from "vitest";
import { staleAmong } from "./accepted.ts";
import { mutantsOf } from "./candidates.ts";
import { roundsOf } from "./compiles.ts";
import { firstThatCompile, inTurn, sharesOf, shuffled } from "./draw.ts";
import { changed, keyOf } from "./mutant.ts";
import { distance, testsOf } from "./reach.ts";
import { regionAt, withCounters } from "./regions.ts";
import { diffOf, type Result, scoreOf, table } from "./report.ts";

const mutants = mutantsOf("a.ts", "const a = [1, 2, 3, 4, 5].filter((b) => b > 1 && b < 4);");

describe("a sample", () => {
  it("is the same for a seed, and another for another", () => {
    expect(shuffled(mutants, 1)).toEqual(shuffled(mutants.toReversed(), 1));
    expect(shuffled(mutants, 1)).not.toEqual(shuffled(mutants, 2));
  });
  it("keeps its order when other code changes", () => {
    const more = [...mutants, ...mutantsOf("b.ts", "const c = 7 > 8;")];
    expect(shuffled(more, 3).filter(({ file }) => file === "a.ts")).toEqual(shuffled(mutants, 3));
  });
  it("gives each folder its share, a twentieth at least, and no more than there are", () => {
    expect(sharesOf(100, [900, 80, 20])).toEqual([87, 8, 5]);
    expect(sharesOf(100, [900, 3])).toEqual([97, 3]);
    expect(sharesOf(10, [4, 2])).toEqual([4, 2]);
  });
  it("has of each folder as much in each part of it", () => {
    const of = (folder: string, count: number) => Array.from({ length: count }, () => ({ folder }));
    const names = inTurn([...of("a", 6), ...of("b", 3)]).map(({ folder }) => folder);
    expect(names.join("")).toMatch(/^(aba|baa|aab){3}$/);
  });
  it("goes on until enough mutants compile", () => {
    const even = firstThatCompile(mutants, 5, (some) => some.filter((mutant) => mutants.indexOf(mutant) % 2 === 0));
    expect(even).toEqual([0, 2, 4, 6, 8].map((index) => mutants[index]));
    expect(firstThatCompile(mutants, 5, () => [])).toEqual([]);
  });
  it("is compiled in rounds of at most one mutant a place", () => {
    const rounds = roundsOf(mutants.slice(0, 5), ({ start }) => (start < mutants[2]!.start ? "one" : "other"));
    expect(rounds.flat().toSorted()).toEqual(mutants.slice(0, 5).toSorted());
    for (const round of rounds) expect(round.length).toBeLessThanOrEqual(2);
  });
});

describe("what a test reaches", () => {
  const text = "const f = (a: number) => a + 1;\nfunction g() {\n  if (f(1)) { return 1; }\n  return 2;\n}\n";
  it("is counted in each block and body, and in the file", () => {
    const counted = withCounters("a.ts", text);
    for (const start of [0, text.indexOf("a + 1"), text.indexOf("{\n"), text.indexOf("{ return")]) {
      expect(counted).toContain(`globalThis.countHit?.("a.ts", ${start})`);
    }
    expect(counted.split("\n").indexOf("}")).toBe(text.split("\n").indexOf("}"));
  });
  it("is found by the innermost region around a place", () => {
    const region = regionAt("a.ts", text);
    expect(region(text.indexOf("+ 1"))).toBe(text.indexOf("a + 1"));
    expect(region(text.indexOf("return 1"))).toBe(text.indexOf("{ return"));
    expect(region(text.indexOf("return 2"))).toBe(text.indexOf("{\n"));
    expect(region(text.indexOf("const"))).toBe(0);
  });
  it("is tried by the tests of its folder, then by the quickest, and not for ever", () => {
    const reach = (testFile: string, ms: number) => ({ testFile, ms, hits: { "a/b/c.ts": [0, 7] } });
    const far = reach("z/far.test.ts", 1);
    const slow = reach("a/b/slow.test.ts", 60_000);
    const own = reach("a/b/c.test.ts", 900);
    const beside = reach("a/b/d.test.ts", 100);
    const names = (region: number) => testsOf([far, slow, own, beside], "a/b/c.ts", region).map((one) => one.testFile);
    expect(names(7)).toEqual(["a/b/d.test.ts", "a/b/c.test.ts", "a/b/slow.test.ts"]);
    expect(names(8)).toEqual([]);
    expect(distance("a/e/f.test.ts", "a/b/c.ts")).toBeLessThan(distance("z/far.test.ts", "a/b/c.ts"));
  });
});

describe("the table of accepted survivors", () => {
  const [one] = mutants;
  it("knows a mutant by its lines wherever they move", () => {
    const [moved] = mutantsOf("a.ts", "\n\nconst a = [1, 2, 3, 4, 5].filter((b) => b > 1 && b < 4);");
    expect(keyOf(moved!)).toBe(keyOf(one!));
  });
  it("names the entries that are no mutant any more", () => {
    const entry = { ...one!, reason: "" };
    expect(staleAmong([entry], mutants)).toEqual([]);
    const gone = { ...entry, after: "something else" };
    expect(staleAmong([entry, gone], mutants)).toEqual([gone]);
  });
});

describe("the report", () => {
  const result = (folder: string, outcome: Result["outcome"]): Result => ({ folder, outcome, mutant: mutants[0]! });
  const results = [result("a", "killed"), result("a", "survived"), result("b", "timeout"), result("b", "accepted")];
  it("counts what a test should find and does", () => {
    expect(scoreOf(results)).toBeCloseTo(66.67, 1);
    expect(scoreOf([])).toBe(100);
    expect(table(results, ["a", "b"])).toMatch(/^a .*50\.0 %\nb .*100\.0 %\nall .*66\.7 %$/m);
  });
  it("shows a survivor as a diff", () => {
    const [boundary] = mutants.filter(({ operator }) => operator === "boundary");
    expect(diffOf(boundary!)).toBe(
      [
        "a.ts:1 boundary",
        "  - const a = [1, 2, 3, 4, 5].filter((b) => b > 1 && b < 4);",
        "  + const a = [1, 2, 3, 4, 5].filter((b) => b >= 1 && b < 4);",
      ].join("\n"),
    );
    expect(changed("abc", { start: 1, end: 2, text: "x" })).toBe("axc");
  });
});
