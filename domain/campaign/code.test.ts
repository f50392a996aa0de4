import { describe, expect, it } from "vitest";
import { discountCodeOf } from "./code.ts";

describe("discountCodeOf", () => {
  it.each([
    ["nowruz1405", "NOWRUZ1405"],
    [" Nowruz-۱۴۰۵ ", "NOWRUZ1405"],
    ["NOWRUZ ١٤٠٥", "NOWRUZ1405"],
    ["ｎｏｗｒｕｚ１４０５", "NOWRUZ1405"],
    ["كيش ۱۴۰۵", "کیش1405"],
    ["کی\u200cش_1405", "کیش1405"],
    ["\u202enowruz1405", "NOWRUZ1405"],
  ])("reads %s", (typed, code) => expect(discountCodeOf(typed)).toBe(code));

  it.each(["", "ab", "a".repeat(25), "abc';--", "🎁🎁🎁"])("reads no code in %s", (typed) =>
    expect(discountCodeOf(typed)).toBeNull(),
  );
});
