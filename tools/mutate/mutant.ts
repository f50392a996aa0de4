import type ts from "typescript";

/** Text that takes the place of a part of a file. */
export type Change = { readonly start: number; readonly end: number; readonly text: string };

/** One way to make code wrong. */
export type Operator = {
  readonly name: string;
  /** A statement, and what it becomes: a unit test holds each operator to its example. */
  readonly example: readonly [before: string, after: string];
  readonly changesOf: (node: ts.Node, source: ts.SourceFile) => readonly Change[];
};

/** A file with one fault in it. */
export type Mutant = Change & {
  /** From the repository's root. */
  readonly file: string;
  readonly operator: string;
  /** Counted from 1. */
  readonly line: number;
  /** The lines that change, as they are and as they become, without indentation. */
  readonly before: string;
  readonly after: string;
};

/** A file's text with one change. */
export const changed = (text: string, { start, end, text: replacement }: Change): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** What a mutant is known by where it is written down: an edit elsewhere in its file leaves this as it is. */
export const keyOf = ({ file, before, after }: Pick<Mutant, "file" | "before" | "after">): string =>
  [file, before, after].join("\n");
