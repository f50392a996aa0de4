import { expect, it } from "vitest";
import { displayWidth, padTo, tableLines } from "./display-width.ts";

it.each([
  ["date", 4],
  ["علی‌رضا", 7 - 1],
  ["محمّد", 4],
  ["\u202Aabc\u202C", 3],
  ["\u001B[31mred\u001B[0m", 3],
  ["東京", 4],
])("%j takes %d cells of a terminal", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it("pads by cells and not by characters", () => {
  expect(padTo("علی‌رضا", 8)).toBe("علی‌رضا  ");
  expect(
    tableLines([
      ["می‌شود", "1"],
      ["a", "2"],
    ]),
  ).toEqual(["می‌شود  1", "a      2"]);
});
