import ts from "typescript";
import type { Change, Operator } from "./mutant.ts";

/** Faults in a statement of SQL: pairs of a pattern and the replacement of its first group. */
const FAULTS: readonly [RegExp, string][] = [
  [/ (>=) /g, ">"],
  [/ (<=) /g, "<"],
  [/ (>) /g, ">="],
  [/ (<) /g, "<="],
  [/ (<>) /g, "="],
  [/(?:WHERE|AND|ON|OR|WHEN|FILTER \(WHERE) [\w.$]+ (=) /g, "<>"],
  [/ (AND) (?!\$?\d+\b(?! ?=))/g, "OR"],
  [/ (OR) (?!REPLACE)/g, "AND"],
  [/\b(NOT )(?!NULL|EXISTS \(SELECT 1)/g, ""],
  [/ IS (NULL)\b/g, "NOT NULL"],
  [/ IS (NOT NULL)\b/g, "NULL"],
  [/ (\+) /g, "-"],
  [/ (-) /g, "+"],
  [/ ORDER BY [\w.]+( DESC)\b/g, ""],
  [/\b(greatest)\(/g, "least"],
  [/\b(least)\(/g, "greatest"],
];

const IS_SQL = /\b(SELECT|UPDATE \w+|INSERT INTO|DELETE FROM|WHERE|EXISTS \(|interval ')/;

/** True for text of a literal: a whole string, or the text between the values of a template. */
function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** Whole literal of a part. */
function literalOf(node: ts.Node): ts.Node {
  if (ts.isTemplateHead(node)) return node.parent;
  return ts.isTemplateMiddleOrTemplateTail(node) ? node.parent.parent : node;
}

export const sqlOperator: Operator = {
  name: "sql",
  example: ['q("SELECT a FROM b WHERE c > 1");', 'q("SELECT a FROM b WHERE c >= 1");'],
  changesOf: (node, source) => {
    if (!isText(node) || !IS_SQL.test(literalOf(node).getText(source))) return [];
    const start = node.getStart(source);
    const text = source.text.slice(start, node.end);
    return FAULTS.flatMap(([pattern, replacement]): Change[] =>
      [...text.matchAll(pattern)].map((match) => {
        const at = start + match.index + match[0].indexOf(match[1] ?? "");
        return { start: at, end: at + (match[1]?.length ?? 0), text: replacement };
      }),
    );
  },
};
