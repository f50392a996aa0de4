import { describe, expect, it } from "vitest";
import { mutantsOf } from "./candidates.ts";
import { changed } from "./mutant.ts";
import { operators } from "./operators.ts";

/** Mutants of a text, each as the whole text with its change. */
const madeOf = (text: string, file = "example.ts") =>
  mutantsOf(file, text).map((mutant) => ({ operator: mutant.operator, text: changed(text, mutant) }));

describe("the operators", () => {
  it.each(operators.map(({ name, example: [before, after] }) => ({ name, before, after })))(
    "$name: $before becomes $after",
    ({ name, before, after }) => {
      const made = madeOf(before).filter(({ operator }) => operator === name);
      expect(made.map(({ text }) => text)).toContain(after);
    },
  );
  it("change each condition in a statement of SQL, and nothing in other text", () => {
    const sql = (text: string) =>
      madeOf(`q(\`${text}\`);`)
        .filter(({ operator }) => operator === "sql")
        .map((made) => made.text.slice(3, -3));
    expect(sql("UPDATE a SET b = b - 1 WHERE c = $1 AND d IS NULL")).toEqual([
      "UPDATE a SET b = b - 1 WHERE c <> $1 AND d IS NULL",
      "UPDATE a SET b = b - 1 WHERE c = $1 OR d IS NULL",
      "UPDATE a SET b = b - 1 WHERE c = $1 AND d IS NOT NULL",
      "UPDATE a SET b = b + 1 WHERE c = $1 AND d IS NULL",
    ]);
    expect(sql("one AND two > three")).toEqual([]);
  });
  it("reach the text of a template between its values", () => {
    const template = (operator: string) => `q(\`SELECT a FROM b WHERE \${c} AND d ${operator} \${e} LIMIT 1\`);`;
    expect(madeOf(template(">")).map(({ text }) => text)).toContain(template(">="));
  });
  it("leave types, imports and what is logged alone", () => {
    const text = 'import a from "a";\ntype B = "c" | 1;\nlog.warn({ d: true }, "e");';
    expect(madeOf(text).filter(({ operator }) => operator !== "boolean" && operator !== "object")).toEqual([]);
  });
});

describe("a mutant", () => {
  it("says where it is, and what its lines become", () => {
    const [mutant] = mutantsOf("a.ts", "f();\n\n  if (a < b) g();\n").filter(({ operator }) => operator === "boundary");
    expect(mutant).toMatchObject({ file: "a.ts", line: 3, before: "if (a < b) g();", after: "if (a <= b) g();" });
  });
});
