import { expect, it } from "vitest";
import { formatRoughMoney } from "./rough-money.ts";

it.each([
  [86_110_000, "۸٫۶ میلیون", "8.6 million"],
  [100_000_000, "۱۰ میلیون", "10 million"],
  [9_996_000, "۱ میلیون", "1 million"],
  [8_460_000, "۸۴۶ هزار", "846 thousand"],
  [1_240_600_000, "۱۲۴٫۱ میلیون", "124.1 million"],
])("rounds %i rial to what a pin has room for", (rial, fa, en) => {
  expect(formatRoughMoney(rial, "fa").replace("\u00A0", " ")).toBe(fa);
  expect(formatRoughMoney(rial, "en").replace("\u00A0", " ")).toBe(en);
});
