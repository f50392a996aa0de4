import { expect, test } from "vitest";
import { formatPhone } from "./phone.ts";

test.each([
  ["+983100000007", "+۹۸ ۳۱ ۰۰۰۰ ۰۰۰۷", "+98 31 0000 0007"],
  ["1685", "۱۶۸۵", "1685"],
  ["+971400000012", "+۹۷۱۴۰۰۰۰۰۰۱۲", "+971400000012"],
])("%s is read in parts", (number, fa, en) => {
  expect(formatPhone(number, "fa")).toBe(fa);
  expect(formatPhone(number, "en")).toBe(en);
});
