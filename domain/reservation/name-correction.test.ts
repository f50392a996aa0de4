import { describe, expect, it } from "vitest";
import { lettersApart } from "../text/letters-apart.ts";
import { canCorrectNames, isSameTraveller, type Names } from "./name-correction.ts";

const ZWNJ = "\u200C";
const names = (fa: readonly [string, string] | null, en: readonly [string, string] | null): Names => ({
  first_name_fa: fa?.[0] ?? null,
  last_name_fa: fa?.[1] ?? null,
  first_name_en: en?.[0] ?? null,
  last_name_en: en?.[1] ?? null,
});
const latin = (first: string, last: string) => names(null, [first, last]);
const persian = (first: string, last: string) => names([first, last], null);

it.each([
  ["", "", 0],
  ["", "abc", 3],
  ["sara", "sarah", 1],
  ["kitten", "sitting", 3],
  ["رضا", "رضایی", 2],
])("%j and %j are %i letters apart", (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart);
  expect(lettersApart(other, one)).toBe(apart);
});

describe("A name that differs by three letters at most is the same traveller's on a flight", () => {
  it.each([
    ["three letters of the whole name", latin("SARA", "AHMADI"), latin("SARAH", "AHMEDIH"), true],
    ["four letters, two in each name", latin("SARA", "AHMADI"), latin("ZAHRA", "AHMETY"), false],
    ["another person", latin("SARA", "AHMADI"), latin("REZA", "KARIMI"), false],
    ["case alone", latin("SARA", "AHMADI"), latin("sara", "ahmadi"), true],
    ["a space that moved", latin("ALI REZA", "KARIMI"), latin("ALIREZA", "KARIMI"), true],
    ["a half-space", persian("علی رضا", "کریمی"), persian(`علی${ZWNJ}رضا`, "کریمی"), true],
    ["Arabic letters and a vowel sign", persian("محمّد", "ياكري"), persian("محمد", "یاکری"), true],
    ["two Persian letters", persian("رضا", "رضایی"), persian("رضا", "رضا"), true],
    ["four Persian letters", persian("رضا", "رضایی"), persian("رض", "رضاپورن"), false],
    ["a script that nothing was issued in", persian("سارا", "احمدی"), names(["سارا", "احمدی"], ["ANY", "ONE"]), true],
    [
      "one script near, the other far",
      names(["سارا", "احمدی"], ["SARA", "AHMADI"]),
      names(["سارا", "احمدی"], ["REZA", "KARIMI"]),
      false,
    ],
  ])("%s", (_, issued, corrected, isSame) => {
    expect(isSameTraveller("three_letters", issued, corrected)).toBe(isSame);
  });
});

describe("Elsewhere one of the two names may be another", () => {
  it.each([
    ["a surname by marriage", latin("SARA", "AHMADI"), latin("SARA", "ROSTAMIAN"), true],
    ["a nickname", latin("SARA", "AHMADI"), latin("FATEMEH", "AHMADI"), true],
    ["both others", latin("SARA", "AHMADI"), latin("FATEMEH", "ROSTAMIAN"), false],
    ["both a letter apart", latin("SARA", "AHMADI"), latin("SARAH", "AHMADY"), true],
    ["a short name that is another whole", persian("علی", "احمدی"), persian("رضا", "رستمیان"), false],
  ])("%s", (_, issued, corrected, isSame) => {
    expect(isSameTraveller("one_name", issued, corrected)).toBe(isSame);
  });
});

it("is open from the submission to the end, and while it is issued", () => {
  expect(canCorrectNames("in_progress", false)).toBe(false);
  expect(canCorrectNames("in_progress", true)).toBe(true);
  expect(canCorrectNames("successful", true)).toBe(true);
  for (const status of ["cancelled", "unsuccessful", "expired"] as const)
    expect(canCorrectNames(status, true)).toBe(false);
});
