import { describe, expect, it, test } from "vitest";
import { namingTests, type Proof } from "#tests/requirements/naming-tests.ts";
import { faultsOf, linesOf, testsOfRepository, unseen } from "#tests/requirements/report.ts";
import { type Requirement, requirements } from "#tests/requirements/table.ts";

describe("a test names a requirement", () => {
  it.each<[how: string, text: string, numbers: number[]]>([
    ["in its title", 'test("R57, R58 a list", () => {});', [57, 58]],
    ["anywhere in its title", "it('ends (R57)', () => {});", [57]],
    ["in a title with a value in it", `test(\`R57 in \${locale}, R58\`, () => {});`, [57, 58]],
    ["in the title of a describe", 'describe("R57 lists", () => { it("are lists", () => {}); });', [57]],
    ["in a step of a journey", 'test("a journey", async () => { await test.step("R57 a list", go); });', [57]],
    ["on both engines", 'onBothEngines("R57 a list", (provider, onEngine) => onEngine("R58 is", go));', [57, 58]],
    ["with a table", 'test.each([1, 2])("R57 %d", () => {});', [57]],
    ["row by row", 'test.each([["R57", 1], ["R58, R59", 2], ["A1", 3]])("%s is %d", go);', [57, 58, 59]],
    ["row by row of a constant", 'const rows = [["R57", 1]] as const;\nit.each(rows)("%s is %d", go);', [57]],
    ["not in a row that the title does not begin with", 'it.each([["R57", 1]])("a row, %s", go);', []],
    ["not by a range", 'it("R84–R99 lists", go); it("R84-R99 lists", go);', []],
    ["not in a comment", "// R57\nit('a list', go);", []],
    ["not in its body", 'it("a list", () => { expect("R57").toBe("R57"); });', []],
    [
      "not when it is not run",
      'it.skip("R57", go); describe.skip("all", () => { it("R58", go); }); it.todo("R59");',
      [],
    ],
    ["not by something else's argument", 'log("R57"); test.setTimeout("R58");', []],
  ])("%s", (_, text, numbers) => {
    expect(namingTests("a.test.ts", text).flatMap((one) => one.numbers)).toEqual(numbers);
  });

  it.each<[how: string, text: string, numbers: number[]]>([
    ["that plays", "/** R57 goes on. */\nexport const Next: Story = { render, play: async () => {} };", [57]],
    ["that plays a shared function", "/** R57 goes on. */\nexport const Next = stage({ ...at, play });", [57]],
    ["but not one that only stands there", "/** R57 */\nexport const Plain: Story = { render };", []],
  ])("in the comment of a story %s", (_, text, numbers) => {
    expect(namingTests("A.stories.tsx", text).flatMap((one) => one.numbers)).toEqual(numbers);
  });

  it("at its place and under its title", () => {
    expect(namingTests("a.test.ts", '\nit.each([\n  ["R57", 1],\n])("%s is %d", go);')).toEqual([
      { file: "a.test.ts", proof: "code", line: 3, title: "R57 is 1", numbers: [57], ranges: [] },
    ]);
  });
});

describe("what is wrong", () => {
  const table: readonly Requirement[] = [
    [1, "One thing."],
    [2, "Another."],
  ];
  const faultsIn = (text: string) => faultsOf(table, namingTests("a.test.ts", text));

  it("is a requirement without a test, and no other", () => {
    expect(faultsIn('it("R1 and R2 are two", go);')).toEqual([]);
    expect(faultsIn('it("R2 is another", go);')).toEqual(["R1 has no test that names it: One thing."]);
  });

  it("is a range, and a number that is no requirement's", () => {
    expect(faultsIn('it("R1 and R2 are two", go);\nit("R1–R2, R3", go);')).toEqual([
      "a.test.ts:2 names a range, R1–R2: name each number",
      "a.test.ts:2 names R3, which is no requirement",
    ]);
  });

  it("is seen in a list of the requirements with their tests", () => {
    expect(linesOf(table, namingTests("a.test.ts", 'it("R1 is one", go);'))).toEqual([
      "R1 One thing.",
      "    [code] a.test.ts:1 R1 is one",
      "R2 Another.",
    ]);
  });
});

test("the requirements are numbered from 1 to 201, each once", () => {
  expect(requirements.map(([number]) => number)).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
});

test("every built requirement is named by a test, and what is to be seen by one that opens a page", () => {
  const tests = testsOfRepository();
  expect([...faultsOf(requirements, tests), ...unseen(requirements, tests)]).toEqual([]);
});

describe("how near to the traveller a test looks", () => {
  it.each<[proof: Proof, file: string, text: string]>([
    ["page", "a.spec.ts", 'test("R57 a list", go);'],
    ["page", "A.stories.tsx", "/** R57 goes on. */\nexport const Next: Story = { play: go };"],
    ["page", "a.test.ts", 'import { startHost } from "#tests/prove/website-in-process.ts";\nit("R57 a list", go);'],
    ["page", "a.test.tsx", 'import { renderToString } from "react-dom/server";\nit("R57 a list", go);'],
    ["call", "a.test.ts", 'onBothEngines("R57 a list", (provider) => callerOf(provider.app).get("x"));'],
    ["code", "a.test.ts", 'it("R57 a list", () => expect(words.list).toBeDefined());'],
  ])("%s, of %s", (proof, file, text) => {
    expect(namingTests(file, text).map((one) => one.proof)).toEqual([proof]);
  });

  it("is not near enough where a page is said to be seen", () => {
    const table: readonly Requirement[] = [[57, "A list."]];
    expect(unseen(table, namingTests("a.test.ts", 'it("R57 has words", go);'))).toEqual([
      "R57 is to be seen, and no test that names it opens a page: A list.",
    ]);
    expect(unseen(table, namingTests("a.spec.ts", 'test("R57 is listed", go);'))).toEqual([]);
  });
});
