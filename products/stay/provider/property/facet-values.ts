import { foundByGrades } from "#domain/place/stars.ts";
import type { Candidate } from "./candidates.ts";

/** The thresholds that the rating filter offers: that and above, of 5. */
export const ratingSteps = [4.5, 4, 3.5, 3] as const;

/** Values of a property by facet, independent of the list. */
const valuesOf = {
  type: ({ type }) => [type],
  class: ({ classes }) => classes,
  grade: ({ grade }) => foundByGrades(grade),
  facility: ({ facilities }) => facilities,
  meal: ({ meals }) => meals,
  rating: ({ ratingAverage }) => ratingSteps.filter((step) => (ratingAverage ?? 0) >= step).map(String),
} as const satisfies Record<string, (candidate: Candidate) => readonly string[]>;

export type LastingFacet = keyof typeof valuesOf;
export const lastingFacets = Object.keys(valuesOf) as LastingFacet[];

/** Every value that some property has had, by its number: few, and the same ones all the time. */
const known: { facet: LastingFacet; value: string }[] = [];
const numberOf = new Map<string, number>();

function numbered(facet: LastingFacet, value: string): number {
  const key = `${facet} ${value}`;
  const number = numberOf.get(key) ?? known.push({ facet, value }) - 1;
  numberOf.set(key, number);
  return number;
}

const numbersOf = new WeakMap<Candidate, readonly number[]>();

/** The values of a property by their numbers: looked up once, then counted without looking at a text. */
function valueNumbers(candidate: Candidate): readonly number[] {
  const found = numbersOf.get(candidate);
  if (found !== undefined) return found;
  const numbers = lastingFacets.flatMap((facet) => valuesOf[facet](candidate).map((value) => numbered(facet, value)));
  numbersOf.set(candidate, numbers);
  return numbers;
}

/** Counts of properties by value. */
export class ValueCounts {
  readonly #counts: number[] = [];

  /** Counts a property for all its values. */
  add(candidate: Candidate): void {
    for (const number of valueNumbers(candidate)) this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  /** Counts a property for one facet only. */
  addTo(facet: LastingFacet, candidate: Candidate): void {
    for (const number of valueNumbers(candidate))
      if (known[number]?.facet === facet) this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  /** The values of a facet that any property has, with how many. */
  of(facet: LastingFacet): Map<string, number> {
    const counted = new Map<string, number>();
    this.#counts.forEach((count, number) => {
      const entry = known[number];
      if (entry?.facet === facet) counted.set(entry.value, count);
    });
    return counted;
  }
}
