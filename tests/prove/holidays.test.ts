import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { agrees, compareHolidays } from "./holidays.ts";

describe("Lunar days of 1405 to 1407 beside what others have published", () => {
  const figures = compareHolidays();

  it("agree in all that is confirmed, and elsewhere to a day", () => {
    const { days, confirmed, months, monthsApart, estimatesApart } = figures;
    expect({ days, confirmed, months, monthsApart, estimatesApart }).toEqual({
      days: 54,
      confirmed: 14,
      months: 27,
      monthsApart: [],
      estimatesApart: [],
    });
    expect(agrees(figures)).toBe(true);
  });

  it("are dated by the rule that has met more of Iran's months", () => {
    const { observed, byCrescent, byUmmAlQura } = figures;
    expect({ observed, byCrescent, byUmmAlQura }).toEqual({ observed: 132, byCrescent: 122, byUmmAlQura: 86 });
  });

  it("differ in the days that the decision lists, and in no other", () => {
    const listed = readFileSync("docs/decisions/059-lunar-days-are-compared.md", "utf8").matchAll(
      /^\| (.+?) +\| (\d{4}-\d\d-\d\d) \| (\d{4}-\d\d-\d\d) \|/gm,
    );
    expect([...listed].map(([, name, ours, theirs]) => ({ name, ours, theirs }))).toEqual(figures.differences);
  });

  it("would not agree if a confirmed day were another", () => {
    const wrong = { name: "Arbaeen", ours: "2026-08-04", theirs: "2026-08-05" } as const;
    expect(agrees({ ...figures, differences: [wrong] })).toBe(false);
    expect(agrees({ ...figures, monthsApart: ["2026-08-14"] })).toBe(false);
  });
});
