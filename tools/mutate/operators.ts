import ts from "typescript";
import { callOperators } from "./call-operators.ts";
import type { Change, Operator } from "./mutant.ts";
import { sqlOperator } from "./sql-operator.ts";

/** Table of mutation operators. A mutant that does not compile is discarded later (`compiles.ts`). */

/** Replaces a whole node by a text. */
const instead = (node: ts.Node, source: ts.SourceFile, text: string): Change[] => [
  { start: node.getStart(source), end: node.end, text },
];

/** Replaces a binary operator by other tokens. */
const swapped =
  (table: Readonly<Record<string, string>>) =>
  (node: ts.Node, source: ts.SourceFile): Change[] => {
    if (!ts.isBinaryExpression(node)) return [];
    const other = table[node.operatorToken.getText(source)];
    return other === undefined ? [] : instead(node.operatorToken, source, other);
  };

/** Condition of a node, if it has one. */
function conditionOf(node: ts.Node): ts.Expression | null {
  if (ts.isIfStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : null;
}

const isEquality = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText(node.getSourceFile()));

/** True when a literal is compared or returned. */
function isComparedOrReturned(node: ts.Node): boolean {
  const { parent } = node;
  if (isEquality(parent) || ts.isReturnStatement(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return ts.isConditionalExpression(parent) && isComparedOrReturned(parent);
}

/** True for log output to the operator: no test should depend on it. */
const isLogging = (text: string): boolean => /^(void |await )?(\w+\.)*(log|console)\.\w+\(/.test(text);

export const operators: readonly Operator[] = [
  {
    name: "boundary",
    example: ["a < b;", "a <= b;"],
    changesOf: swapped({ "<": "<=", "<=": "<", ">": ">=", ">=": ">" }),
  },
  {
    name: "direction",
    example: ["a < b;", "a > b;"],
    changesOf: swapped({ "<": ">", "<=": ">=", ">": "<", ">=": "<=" }),
  },
  { name: "equality", example: ["a === b;", "a !== b;"], changesOf: swapped({ "===": "!==", "!==": "===" }) },
  {
    name: "arithmetic",
    example: ["a + b;", "a - b;"],
    changesOf: swapped({ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=" }),
  },
  { name: "logic", example: ["a && b;", "a || b;"], changesOf: swapped({ "&&": "||", "||": "&&" }) },
  {
    name: "fallback",
    example: ["x = a ?? b;", "x = a;"],
    changesOf: (node) =>
      ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
        ? [{ start: node.left.end, end: node.end, text: "" }]
        : [],
  },
  {
    name: "always",
    example: ["if (a) b();", "if (true) b();"],
    changesOf: (node, source) => {
      const condition = conditionOf(node);
      return condition === null ? [] : instead(condition, source, "true");
    },
  },
  {
    name: "never",
    example: ["x = a ? b : c;", "x = false ? b : c;"],
    changesOf: (node, source) => {
      const condition = ts.isWhileStatement(node) ? node.expression : conditionOf(node);
      return condition === null ? [] : instead(condition, source, "false");
    },
  },
  {
    name: "negation",
    example: ["x = !a;", "x = a;"],
    changesOf: (node, source) =>
      ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
        ? instead(node, source, node.operand.getText(source))
        : [],
  },
  {
    name: "sign",
    example: ["x = -a;", "x = a;"],
    changesOf: (node, source) =>
      ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken
        ? instead(node, source, node.operand.getText(source))
        : [],
  },
  {
    name: "boolean",
    example: ["x = true;", "x = false;"],
    changesOf: (node, source) => {
      if (node.kind === ts.SyntaxKind.TrueKeyword) return instead(node, source, "false");
      return node.kind === ts.SyntaxKind.FalseKeyword ? instead(node, source, "true") : [];
    },
  },
  {
    name: "number",
    example: ["x = 7;", "x = 8;"],
    changesOf: (node, source) =>
      ts.isNumericLiteral(node) ? instead(node, source, String(Number(node.text) + 1)) : [],
  },
  {
    name: "string",
    example: ['x === "a";', 'x === "";'],
    changesOf: (node, source) =>
      ts.isStringLiteral(node) && node.text !== "" && isComparedOrReturned(node) ? instead(node, source, '""') : [],
  },
  {
    name: "array",
    example: ["x = [a, b];", "x = [];"],
    changesOf: (node, source) =>
      ts.isArrayLiteralExpression(node) && node.elements.length > 0 ? instead(node, source, "[]") : [],
  },
  {
    name: "object",
    example: ["x = { a, b };", "x = {};"],
    changesOf: (node, source) =>
      ts.isObjectLiteralExpression(node) && node.properties.length > 0 ? instead(node, source, "{}") : [],
  },
  {
    name: "spread",
    example: ["x = { ...a, b };", "x = { b };"],
    changesOf: (node, source) => {
      if (!ts.isSpreadAssignment(node)) return [];
      const start = node.getStart(source);
      const comma = /^\s*,\s*/.exec(source.text.slice(node.end))?.[0] ?? "";
      return [{ start, end: node.end + comma.length, text: "" }];
    },
  },
  {
    name: "anchor",
    example: ["x = /^a/;", "x = /a/;"],
    changesOf: (node, source) => {
      if (!ts.isRegularExpressionLiteral(node)) return [];
      const text = node.getText(source);
      return [text.replace(/^\/\^/, "/"), text.replace(/(?<!\\)\$\/(\w*)$/, "/$1")]
        .filter((one) => one !== text && !one.startsWith("//"))
        .flatMap((one) => instead(node, source, one));
    },
  },
  {
    name: "statement",
    example: ["a();", ""],
    changesOf: (node, source) => {
      if (!ts.isExpressionStatement(node) && !ts.isThrowStatement(node)) return [];
      if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return [];
      return isLogging(node.getText(source))
        ? []
        : instead(node, source, ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? "" : ";");
    },
  },
  {
    name: "return",
    example: ["function f() { a(); b(); }", "function f() { return; a(); b(); }"],
    changesOf: (node) => {
      if (!ts.isBlock(node) || !ts.isFunctionLike(node.parent)) return [];
      const [first] = node.statements;
      const isWorthIt = node.statements.length > 1 || (first !== undefined && !ts.isExpressionStatement(first));
      return isWorthIt ? [{ start: node.getStart() + 1, end: node.getStart() + 1, text: " return;" }] : [];
    },
  },
  ...callOperators,
  sqlOperator,
];
