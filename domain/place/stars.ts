import type { PropertyGrade } from "../enums/enums.ts";

const PLAIN = ["one_star", "two_star", "three_star", "four_star", "five_star"] as const satisfies PropertyGrade[];

/** Stars of a grade: 4 for `four_star`, `4_star_t` and `typical_four_star`; 0 without any. */
export function starsOfGrade(grade: string | null): number {
  if (grade === null) return 0;
  const [, digit] = /^([1-5])_star_/.exec(grade) ?? [];
  return digit === undefined ? PLAIN.findIndex((plain) => grade.endsWith(plain)) + 1 : Number(digit);
}

/** Grades that match a property's filter: its own, and the plain one with the same stars. */
export function foundByGrades(grade: string | null): readonly string[] {
  if (grade === null) return [];
  const plain = PLAIN[starsOfGrade(grade) - 1];
  return plain === undefined || plain === grade ? [grade] : [plain, grade];
}
