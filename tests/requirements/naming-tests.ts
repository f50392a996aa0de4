import ts from "typescript";

/**
 * Finds the requirements that the tests of a file name. A test names one by its number, and each of several by its own:
 *
 * - in its title, or the title of a `describe` or of a step around it: `test("R57, R58 …")`;
 * - in the first column of its table, which its title begins with: `test.each([["R57", …]])("%s …")`;
 * - a story with a play function, in the comment above it.
 */

/**
 * Level of a test: a page that is drawn or served, the answer of a call, or code alone. It is derived from the file,
 * and so an upper bound: a test of a file that draws pages may look at none.
 */
export const proofs = ["page", "call", "code"] as const;
export type Proof = (typeof proofs)[number];

export type NamingTest = {
  readonly file: string;
  readonly proof: Proof;
  /** Counted from 1. */
  readonly line: number;
  readonly title: string;
  readonly numbers: readonly number[];
  /** Ranges (`R84–R99`), which count as naming nothing. */
  readonly ranges: readonly string[];
};

/** Functions that declare tests; the last three are of `tests/engines.ts`. */
const DECLARING: readonly string[] = ["describe", "it", "test", "onBothEngines", "onProvider", "onEngine"];
/** As in `test.each`. */
const MODIFIERS: readonly string[] = ["describe", "each", "skipIf", "step"];
/** As in `test.skip`: its tests are not run. */
const NOT_RUN: readonly string[] = ["fixme", "skip", "todo"];

const RANGE = /\bR\d+\s*[–-]\s*R?\d+/g;
const NUMBER = /\bR(\d+)\b/g;
const ONLY_NUMBERS = /^R\d+(, R\d+)*$/;

/** Imports of test files that open or draw a page, and of those that make calls. */
const DRAWS = /(website-in-process|react-dom\/server|app\/server\/server|page\/story)\b/;
const CALLS = /\b(callerOf|onBothEngines|onProvider|onServer|createApp|createHost)\b/;

function proofOf(file: string, text: string): Proof {
  if (/\.(spec|stories)\.tsx?$/.test(file) || DRAWS.test(text)) return "page";
  return CALLS.test(text) ? "call" : "code";
}

export const isTestFile = (path: string): boolean => /\.(test|spec|stories)\.tsx?$/.test(path);

/** The tests of a file that name requirements, or ranges of them. */
export function namingTests(file: string, text: string): NamingTest[] {
  // Most files name none, and need no syntax tree.
  if (!/\bR\d/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return file.includes(".stories.") ? playedStories(source) : declaredTests(source);
}

function declaredTests(source: ts.SourceFile): NamingTest[] {
  const found: NamingTest[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (isNotRun(node.expression)) return;
      found.push(...titlesOf(node, source).flatMap(([title, at]) => namingTest(source, at, title)));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Titles that a call declares tests with, each with its position: one for each numbered row of a table. */
function titlesOf(call: ts.CallExpression, source: ts.SourceFile): [title: string, at: ts.Node][] {
  const title = call.arguments[0] && textOf(call.arguments[0]);
  if (title === undefined) return [];
  if (isDeclaring(call.expression)) return [[title, call]];
  // `test.each(table)("…")`
  const { expression } = call;
  if (!ts.isCallExpression(expression) || !isDeclaring(expression.expression)) return [];
  const rows = title.startsWith("%s") ? numberedRows(expression.arguments[0], source) : [];
  return rows.length === 0 ? [[title, call]] : rows.map((row) => [filled(title, row), row]);
}

/** Modifiers after `test`, as in `test.each`; null when no test is declared. */
function modifiersOf(callee: ts.Expression): string[] | null {
  if (ts.isIdentifier(callee)) return DECLARING.includes(callee.text) ? [] : null;
  if (!ts.isPropertyAccessExpression(callee)) return null;
  const before = modifiersOf(callee.expression);
  return before && [...before, callee.name.text];
}

const isDeclaring = (callee: ts.Expression): boolean =>
  modifiersOf(callee)?.every((modifier) => MODIFIERS.includes(modifier)) ?? false;

const isNotRun = (callee: ts.Expression): boolean =>
  modifiersOf(callee)?.some((modifier) => NOT_RUN.includes(modifier)) ?? false;

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Rows of a table that begin with numbers of requirements. */
function numberedRows(table: ts.Expression | undefined, source: ts.SourceFile): ts.ArrayLiteralExpression[] {
  return (arrayOf(table, source)?.elements ?? []).flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : undefined;
    const isNumbered = first && ts.isStringLiteralLike(first) && ONLY_NUMBERS.test(first.text);
    return isNumbered && ts.isArrayLiteralExpression(row) ? [row] : [];
  });
}

/** A title with a row's cells filled in, as far as the source has literal values. */
function filled(title: string, { elements }: ts.ArrayLiteralExpression): string {
  const cells = elements.map((cell) => (ts.isStringLiteralLike(cell) ? cell.text : cell.getText()));
  return title.replace(/%[a-z]/g, (place) => cells.shift() ?? place);
}

/** A table literal, inline or from a constant of the same file. */
function arrayOf(table: ts.Expression | undefined, source: ts.SourceFile): ts.ArrayLiteralExpression | undefined {
  if (table === undefined || ts.isArrayLiteralExpression(table)) return table;
  if (ts.isAsExpression(table)) return arrayOf(table.expression, source);
  if (!ts.isIdentifier(table)) return undefined;
  const constants = source.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
  const named = constants.find(({ name }) => ts.isIdentifier(name) && name.text === table.text);
  return arrayOf(named?.initializer, source);
}

function playedStories(source: ts.SourceFile): NamingTest[] {
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    if (!statement.declarationList.declarations.some(isPlayed)) return [];
    const comments = ts.getJSDocCommentsAndTags(statement).map((comment) => comment.getText(source));
    return comments.flatMap((comment) =>
      namingTest(source, statement, comment.replace(/\s*(\/\*\*|\*\/|^\s*\*)\s*/gm, " ").trim()),
    );
  });
}

/** True when a story has a play function. */
function isPlayed(node: ts.Node): boolean {
  if (ts.isObjectLiteralElement(node) && node.name?.getText() === "play") return true;
  return ts.forEachChild(node, (child) => isPlayed(child) || undefined) ?? false;
}

/** A test under its title, or none when the title names no requirement. */
function namingTest(source: ts.SourceFile, node: ts.Node, title: string): NamingTest[] {
  const ranges = title.match(RANGE) ?? [];
  const numbers = [...title.replace(RANGE, "").matchAll(NUMBER)].map(([, digits]) => Number(digits));
  if (ranges.length + numbers.length === 0) return [];
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const proof = proofOf(source.fileName, source.text);
  return [{ file: source.fileName, proof, line: line + 1, title, numbers, ranges }];
}
