import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractNumber } from "./extract-number.ts";
import { fold, foldDigits, foldForSearch } from "./fold.ts";
import { mendKeyboardLayout, mendKeyboardLayoutToLatin } from "./keyboard.ts";

/** Texts of the characters that folding is about, among others. */
const persianText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ..."‎‏‪‮⁦⁩\uFEFFـ۰۹٠٩يىكیکئآأۀةه ‌\u0654\u064E\u0670\u00A0 a1\u200B\u200D\u2060\u3164\uFEEB\uFE98\uFC00\uFE0F❤",
    ),
    fc.constantFrom("👨", "🏽", "\uD83D", "\uDE00"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
});

describe("Folding what people type", () => {
  it.each([
    ["۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩", "0123456789 0123456789"],
    ["علي", "علی"],
    ["كيش", "کیش"],
    ["مصطفى", "مصطفی"],
    ["\u200Fهتل\u202C", "هتل"],
    ["شيـــراز", "شیراز"],
    ["  دو   فاصله\t", "دو فاصله"],
    ["رئیس", "رئیس"],
    ["ری\u0654یس", "رئیس"],
    ["رؤیا", "رؤیا"],
    ["خانه\u0654", "خانه\u0654"],
    ["\u200Bه\u00ADت\u2060ل\u061C\uFFF9\u3164\u2800", "هتل"],
    ["\uFEEB\uFE98\uFEDE", "هتل"],
    ["می\u200C\u200Bشود", "می\u200Cشود"],
    ["\u200Cهتل\u200C ۲\u200C", "هتل 2"],
    ["ه\uD83Dتل", "هتل"],
    ["خانواده 👨\u200D👩\u200D👧 ❤\uFE0F", "خانواده 👨\u200D👩\u200D👧 ❤\uFE0F"],
  ])("makes %j %j", (typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });

  it("drops emoji and takes compatible forms as one for searching", () => {
    expect(foldForSearch("کیش 🏝️🇮🇷")).toBe("کیش");
    expect(foldForSearch("Ｋｉｓｈ")).toBe("kish");
  });

  it("keeps ZWNJ, which spells, and drops it only for searching", () => {
    expect(fold("می‌شود")).toBe("می‌شود");
    expect(foldForSearch("می‌شود")).toBe("میشود");
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(persianText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(persianText, (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(persianText, (text) => {
        expect(foldDigits(foldDigits(text))).toBe(foldDigits(text));
      }),
    );
  });

  it.each([
    ["آبادان", "ابادان"],
    ["محمّد", "محمد"],
    ["مسأله", "مساله"],
    ["رئیسی", "رییسی"],
    ["خانهٔ", "خانه"],
    ["Café Esfahan", "cafe esfahan"],
  ])("finds %j and %j alike", (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
  });
});

describe("R142 the number in a text", () => {
  it.each([
    ["1,250 T", 1250],
    ["۱٬۲۵۰ تومان", 1250],
    ["١٢٣", 123],
    ["-12.5", 125],
    ["", 0],
    ["هیچ", 0],
  ])("of %j is %d", (text, number) => {
    expect(extractNumber(text)).toBe(number);
  });
});

describe("A keyboard left in the other language", () => {
  it.each([
    ["hwtihk", "اصفهان"],
    ["advhc", "شیراز"],
    ["jivhk", "تهران"],
    [";da", "کیش"],
    ["lain", "مشهد"],
    ["Hfhnhk", "آبادان"],
    ["HWTIHK", "اصفهان"],
    ["dcn 2", "یزد 2"],
  ])("%j was meant as %j", (typed, meant) => {
    expect(mendKeyboardLayout(typed)).toBe(meant);
  });

  it("is mended in the other direction too", () => {
    expect(mendKeyboardLayoutToLatin("فثاقشد")).toBe("tehran");
    expect(mendKeyboardLayoutToLatin("سشپ")).toBe("sam");
  });

  it("comes back to the letters typed", () => {
    const keys = fc.string({ unit: fc.constantFrom(..."qwertyuiop[]asdfghjkl;'zxcvbnm, ") });
    fc.assert(
      fc.property(keys, (typed) => {
        expect(mendKeyboardLayoutToLatin(mendKeyboardLayout(typed))).toBe(typed);
      }),
    );
  });
});
