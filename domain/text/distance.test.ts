import { expect, test } from "vitest";
import { formatDistance } from "./distance.ts";

test.each([
  [3, "۵۰ متر", "50 m"],
  [76, "۱۰۰ متر", "100 m"],
  [849, "۸۵۰ متر", "850 m"],
  [949, "۹۵۰ متر", "950 m"],
  [950, "۱ کیلومتر", "1 km"],
  [1_234, "۱٫۲ کیلومتر", "1.2 km"],
  [12_000, "۱۲ کیلومتر", "12 km"],
])("%i metres", (meters, fa, en) => {
  expect(formatDistance(meters, "fa")).toBe(fa);
  expect(formatDistance(meters, "en")).toBe(en);
});
