import { describe, expect, it, test } from "vitest";
import { type MaskedKind, masked, maskedKinds } from "./mask.ts";

const kinds = Object.keys(maskedKinds) as MaskedKind[];
const identity = ["national_code", "passport_number", "mobile"] as const;
/** Distinct characters, so that each that is shown can be told. */
const ofLength = (length: number): string =>
  Array.from({ length }, (_, index) => String.fromCodePoint(0x41 + index)).join("");
const shownOf = (text: string): number => text.replace(/[*…]/g, "").length;

describe("A masked number", () => {
  it.each([
    ["national_code", "0084575948", "********48"],
    ["passport_number", "A1234", "****4"],
    ["passport_number", "A12345678", "*******78"],
    ["mobile", "09121234567", "*********67"],
    ["card_number", "6037701234565443", "603770******5443"],
    ["card_number", "603770******5443", "603770******5443"],
    ["sheba", "IR820540102680020817909002", "IR82…9002"],
  ] as const)("%s %s is %s", (kind, text, shown) => {
    expect(masked(text, kind)).toBe(shown);
  });

  test.each(identity)("a %s shows its last two characters at most, whatever its length", (kind) => {
    for (let length = 0; length <= 60; length++) {
      const whole = ofLength(length);
      const text = masked(whole, kind);
      expect(text).toHaveLength(length);
      expect(shownOf(text)).toBeLessThanOrEqual(2);
      expect(whole.endsWith(text.replaceAll("*", ""))).toBe(true);
      if (length > 0) expect(text).not.toBe(whole);
    }
  });

  test.each(kinds)("a %s of any length keeps as many covered as a short one must, and none is shown whole", (kind) => {
    const { first, last, least } = maskedKinds[kind];
    for (let length = 1; length <= 60; length++) {
      const text = masked(ofLength(length), kind);
      expect(length - shownOf(text)).toBeGreaterThanOrEqual(length < least ? Math.ceil((length * 2) / 3) : 4);
      expect(shownOf(text)).toBeLessThanOrEqual(length < least ? 2 : first + last);
    }
  });
});
