import ts from "typescript";

/**
 * Region coverage of a file: each function body and each block is a region, named by its position, and the file itself
 * is region 0. Counters are inserted as text, so that every region keeps its name.
 */

function regionNodes(source: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || (ts.isArrowFunction(node.parent) && node.parent.body === node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

const parsed = (file: string, text: string) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The code with a counter in each region. */
export function withCounters(file: string, text: string): string {
  const source = parsed(file, text);
  const counter = (start: number) => `globalThis.countHit?.(${JSON.stringify(file)}, ${start})`;
  const inserted = regionNodes(source).flatMap((node) => {
    const start = node.getStart(source);
    if (ts.isBlock(node)) return [{ at: start + 1, text: `${counter(start)};` }];
    return [
      { at: start, text: `(${counter(start)}, ` },
      { at: node.end, text: ")" },
    ];
  });
  const fromTheEnd = inserted.toSorted((one, other) => other.at - one.at);
  const counted = fromTheEnd.reduce((code, { at, text: part }) => code.slice(0, at) + part + code.slice(at), text);
  return `${counted}\n;${counter(0)};\n`;
}

/** Start of the innermost region around a position. */
export function regionAt(file: string, text: string): (place: number) => number {
  const source = parsed(file, text);
  const regions = regionNodes(source).map((node) => ({ start: node.getStart(source), end: node.end }));
  return (place) =>
    Math.max(0, ...regions.filter(({ start, end }) => start <= place && place < end).map(({ start }) => start));
}
