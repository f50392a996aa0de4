import type { Proof } from "./main.ts";
import { numberFrom } from "./options.ts";

/** Numbers of a proof, by the option that replaces each at full size: `--rounds 20`. */
export type Size = Readonly<Record<string, number>>;

/**
 * Declares a proof with both of its sizes: `full` for `npm run prove`, `small` for `npm test`.
 *
 * @param prove runs it at full size, with separate processes
 */
export const defineProof = <Full extends Size, const Small>(declared: {
  readonly full: Full;
  readonly small: Small;
  readonly prove: (size: Full, args: readonly string[]) => Promise<Proof>;
}): { readonly small: Small; run(args: readonly string[]): Promise<Proof> } => ({
  small: declared.small,
  run: (args) => declared.prove(sizeFrom(declared.full, args), args),
});

const sizeFrom = <Full extends Size>(full: Full, args: readonly string[]): Full =>
  Object.fromEntries(Object.entries(full).map(([name, number]) => [name, numberFrom(args, name, number)])) as Full;
