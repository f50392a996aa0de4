import { expect, it } from "vitest";
import { formatNames } from "./list.ts";

it.each([
  [[], "", ""],
  [["الف"], "الف", "الف"],
  [["الف", "ب"], "الف و ب", "الف and ب"],
  [["الف", "ب", "پ"], "الف، ب و پ", "الف, ب and پ"],
])("names %j in a sentence", (names, fa, en) => {
  expect([formatNames(names, "fa"), formatNames(names, "en")]).toEqual([fa, en]);
});
