import { expect, test } from "vitest";
import { formatPhone, internationalPhone } from "./phone.ts";

test.each([
  ["+983100000007", "+۹۸ ۳۱ ۰۰۰۰ ۰۰۰۷", "+98 31 0000 0007"],
  ["02100000001", "+۹۸ ۲۱ ۰۰۰۰ ۰۰۰۱", "+98 21 0000 0001"],
  ["1685", "۱۶۸۵", "1685"],
  ["+971400000012", "+۹۷۱۴۰۰۰۰۰۰۱۲", "+971400000012"],
])("%s is read in parts", (number, fa, en) => {
  expect(formatPhone(number, "fa")).toBe(fa);
  expect(formatPhone(number, "en")).toBe(en);
});

test.each([
  ["02100000001", "+982100000001"],
  ["+982100000001", "+982100000001"],
  ["1685", "1685"],
  ["+971400000012", "+971400000012"],
])("%s can be dialled from abroad", (number, expected) => {
  expect(internationalPhone(number)).toBe(expected);
});
