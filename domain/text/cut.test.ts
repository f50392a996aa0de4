import { expect, it } from "vitest";
import { cutAtWord } from "./cut.ts";

it.each([
  ["as it is where it fits", 22, "as it is where it fits"],
  ["ends after a whole word, never within one", 26, "ends after a whole word…"],
  ["هتل‌های آرام و ارزان", 13, "هتل‌های آرام…"],
])("%j in %i characters", (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut);
  expect(cutAtWord(text, most).length).toBeLessThanOrEqual(most);
});
