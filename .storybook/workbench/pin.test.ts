import { expect, test } from "vitest";
import { NO_PIN, pinOf, pinText } from "./pin.ts";

test.each(["«قیمت» باید ۲٪ پایین‌تر باشد؟", "", "<b>not HTML</b> >>> ???"])("%j goes through an address", (comment) => {
  const text = pinText({ key: 4_503_599_627_370_497, comment });
  expect(text).toMatch(/^[\w-]*$/);
  expect(pinOf(text)).toEqual({ key: 4_503_599_627_370_497, comment });
});

test.each([NO_PIN, "", "%%%", "bm90IGpzb24", btoa('["1","x"]'), undefined])("%j is no pin", (text) =>
  expect(pinOf(text)).toBeNull(),
);
