import { expect, it } from "vitest";
import { formatAlternatives, formatNames } from "./alternatives.ts";

it.each([
  [[], "", ""],
  [["الف"], "الف", "الف"],
  [["الف", "ب"], "الف یا ب", "الف and ب"],
  [["الف", "ب", "پ"], "الف، ب یا پ", "الف, ب and پ"],
])("joins %j as alternatives and as names", (names, alternatives, together) => {
  expect([formatAlternatives(names, "fa"), formatNames(names, "en")]).toEqual([alternatives, together]);
});
