import { createHash } from "node:crypto";
import { keyOf, type Mutant } from "./mutant.ts";

/** Random sample of mutants: deterministic for a seed and the code, whatever else is in the repository. */

/** Shuffles by a hash of each mutant and the seed, so that an edit moves none of the others. */
export function shuffled(mutants: readonly Mutant[], seed: number): Mutant[] {
  const times = new Map<string, number>();
  const ranked = mutants.map((mutant) => {
    const key = keyOf(mutant);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return { mutant, rank: createHash("sha256").update(`${seed}\n${time}\n${key}`).digest("hex") };
  });
  return ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ mutant }) => mutant);
}

/** Sample size of each folder: in proportion to its candidates, but at least a twentieth of the sample. */
export function sharesOf(size: number, candidates: readonly number[]): number[] {
  const least = Math.ceil(size / 20);
  const all = candidates.reduce((sum, count) => sum + count, 0);
  const wished = candidates.map((count) => Math.min(count, Math.max(least, Math.round((size * count) / all))));
  const largest = wished.indexOf(Math.max(...wished));
  const rest = size - wished.reduce((sum, count) => sum + count, 0);
  return wished.map((count, index) => (index === largest ? Math.min(candidates[index] ?? 0, count + rest) : count));
}

/** The first `count` mutants that compile, checked in batches. */
export function firstThatCompile(
  drawn: readonly Mutant[],
  count: number,
  compiling: (mutants: readonly Mutant[]) => Mutant[],
): Mutant[] {
  const kept: Mutant[] = [];
  for (let next = 0; kept.length < count && next < drawn.length; ) {
    const portion = drawn.slice(next, next + Math.ceil((count - kept.length) * 1.5) + 5);
    next += portion.length;
    const accepted = new Set(compiling(portion));
    kept.push(...portion.filter((mutant) => accepted.has(mutant)));
  }
  return kept.slice(0, count);
}

/** One of each folder in turn, so that any prefix is a sample of the whole. */
export function inTurn<T extends { readonly folder: string }>(drawn: readonly T[]): T[] {
  const folders = [...Map.groupBy(drawn, ({ folder }) => folder).values()];
  const places = folders.flatMap((some) => some.map((one, index) => ({ one, place: (index + 0.5) / some.length })));
  return places.toSorted((one, other) => one.place - other.place).map(({ one }) => one);
}
