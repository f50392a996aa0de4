import { keyOf, type Mutant } from "./mutant.ts";

/** A mutant that may survive: the change makes no difference, or none that a test should hold. */
export type Accepted = Pick<Mutant, "file" | "before" | "after"> & { readonly reason: string };

/** The table, by file: the lines as they are, the lines as they become, and why that is no fault. */
const TABLE: Readonly<Record<string, readonly (readonly [before: string, after: string, reason: string])[]>> = {};

export const accepted: readonly Accepted[] = Object.entries(TABLE).flatMap(([file, rows]) =>
  rows.map(([before, after, reason]) => ({ file, before, after, reason })),
);

/** The entries that are no mutant of the code any more. */
export function staleAmong(entries: readonly Accepted[], candidates: readonly Mutant[]): Accepted[] {
  const known = new Set(candidates.map(keyOf));
  return entries.filter((entry) => !known.has(keyOf(entry)));
}
