import type ts from "typescript";

/** Replacement of a part of a file's text. */
export type Change = { readonly start: number; readonly end: number; readonly text: string };

/** A kind of fault. */
export type Operator = {
  readonly name: string;
  /** A statement and its mutation: a unit test holds each operator to its example. */
  readonly example: readonly [before: string, after: string];
  readonly changesOf: (node: ts.Node, source: ts.SourceFile) => readonly Change[];
};

/** A file with one fault in it. */
export type Mutant = Change & {
  /** Path from the repository's root. */
  readonly file: string;
  readonly operator: string;
  /** Counted from 1. */
  readonly line: number;
  /** Affected lines, before and after, without indentation. */
  readonly before: string;
  readonly after: string;
};

/** A file's text with one change. */
export const changed = (text: string, { start, end, text: replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Stable key of a mutant: an edit elsewhere in its file does not change it. */
export const keyOf = ({ file, before, after }: Pick<Mutant, "file" | "before" | "after">): string =>
  [file, before, after].join("\n");
