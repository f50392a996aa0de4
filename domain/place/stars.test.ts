import { expect, test } from "vitest";
import { propertyGrades } from "../enums/enums.ts";
import { foundByGrades, starsOfGrade } from "./stars.ts";

test.each([
  ["four_star", 4, ["four_star"]],
  ["4_star_t", 4, ["four_star", "4_star_t"]],
  ["typical_five_star", 5, ["five_star", "typical_five_star"]],
  ["excellent_one_star", 1, ["one_star", "excellent_one_star"]],
  ["inn_2", 0, ["inn_2"]],
  [null, 0, []],
] as const)("%s says %i stars", (grade, stars, grades) => {
  expect(starsOfGrade(grade)).toBe(stars);
  expect(foundByGrades(grade)).toEqual(grades);
});

test("every grade with stars in its name says how many", () => {
  for (const grade of propertyGrades) expect(starsOfGrade(grade) > 0).toBe(grade.includes("star"));
});
