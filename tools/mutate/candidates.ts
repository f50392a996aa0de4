import { readFileSync } from "node:fs";
import ts from "typescript";
import type { Change, Mutant } from "./mutant.ts";
import { operators } from "./operators.ts";

/** Every mutant that the operators make of a file. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isOnlyType(node)) return;
    for (const { name, changesOf } of operators) {
      for (const change of changesOf(node, source)) found.push(mutantOf(source, change, name));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export const mutantsOfFile = (file: string): Mutant[] => mutantsOf(file, readFileSync(file, "utf8"));

/** True for syntax that leaves no code at run time. */
const isOnlyType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node);

function mutantOf(source: ts.SourceFile, change: Change, operator: string): Mutant {
  const { text } = source;
  const from = text.lastIndexOf("\n", change.start - 1) + 1;
  const end = text.indexOf("\n", change.end);
  const to = end === -1 ? text.length : end;
  const trimmed = (lines: string) =>
    lines
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n");
  return {
    ...change,
    file: source.fileName,
    operator,
    line: source.getLineAndCharacterOfPosition(change.start).line + 1,
    before: trimmed(text.slice(from, to)),
    after: trimmed(text.slice(from, change.start) + change.text + text.slice(change.end, to)),
  };
}
