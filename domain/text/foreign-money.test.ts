import { expect, it } from "vitest";
import { formatAbout } from "./foreign-money.ts";

it("says about how much a sum is, in one piece", () => {
  expect(formatAbout(41, "EUR", "en")).toBe("≈\u00A0€\u00A041");
  expect(formatAbout(2_900, "AED", "en")).toBe("≈\u00A0AED\u00A02,900");
  expect(formatAbout(1_240, "USD", "en")).toBe("≈\u00A0US$\u00A01,240");
  expect(formatAbout(41, "EUR", "fa")).toBe("≈\u00A0۴۱\u00A0یورو");
  expect(formatAbout(2_900, "AED", "fa")).toBe("≈\u00A0۲٬۹۰۰\u00A0درهم");
});
