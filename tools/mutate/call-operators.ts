import ts from "typescript";
import type { Operator } from "./mutant.ts";

/** Operators that replace or remove calls. */

const OTHER_METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  find: "findLast",
  at: "indexOf",
  padStart: "padEnd",
  flatMap: "map",
};

/** Methods that return the type of their receiver. */
const LEFT_OUT = new Set([
  "filter",
  "slice",
  "toSorted",
  "sort",
  "toReversed",
  "reverse",
  "trim",
  "replace",
  "replaceAll",
  "normalize",
  "concat",
  "with",
  "optional",
  "nullable",
  "min",
  "max",
  "int",
  "length",
  "regex",
  "refine",
]);

/** Functions of one argument that are replaced by their argument. */
const LEFT_OUT_FUNCTIONS = /^(Math\.(round|floor|ceil|abs|trunc)|roundToTen)$/;

export const callOperators: readonly Operator[] = [
  {
    name: "other method",
    example: ["a.some(f);", "a.every(f);"],
    changesOf: (node, source) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
      const { name } = node.expression;
      const other = Object.hasOwn(OTHER_METHODS, name.text) ? OTHER_METHODS[name.text] : undefined;
      return other === undefined ? [] : [{ start: name.getStart(source), end: name.end, text: other }];
    },
  },
  {
    name: "without call",
    example: ["a.filter(f);", "a;"],
    changesOf: (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
      const { name, expression } = node.expression;
      if (!LEFT_OUT.has(name.text) || /^(Math|Object|Number)$/.test(expression.getText())) return [];
      return [{ start: expression.end, end: node.end, text: "" }];
    },
  },
  {
    name: "without rounding",
    example: ["Math.round(a);", "(a);"],
    changesOf: (node, source) =>
      ts.isCallExpression(node) && LEFT_OUT_FUNCTIONS.test(node.expression.getText(source))
        ? [{ start: node.getStart(source), end: node.expression.end, text: "" }]
        : [],
  },
];
