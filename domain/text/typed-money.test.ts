import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMoney } from "./money.ts";
import { formatNumber } from "./numbers.ts";
import { rialOf, tomanIn } from "./typed-money.ts";
import { wholeNumberIn } from "./whole-number.ts";

const SCRIPTS = { latin: 0x30, persian: 0x6f0, arabic: 0x660, devanagari: 0x966, fullwidth: 0xff10 } as const;
const inScript = (digits: string, zero: number): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const amounts = fc.integer({ min: 0, max: 10 ** 12 });
const groupedWith = (n: number, mark: string): string => formatNumber(n, "en").replaceAll(",", mark);

describe("A whole number that is typed", () => {
  it.each([
    ["100000", 100_000],
    ["۱۰۰۰۰۰", 100_000],
    ["١٠٠٠٠٠", 100_000],
    ["1,250,000", 1_250_000],
    ["۱٬۲۵۰٬۰۰۰", 1_250_000],
    ["۱،۲۵۰،۰۰۰", 1_250_000],
    ["1 250 000", 1_250_000],
    ["1\u00A0250\u202F000", 1_250_000],
    [" \u200E12\u200F ", 12],
    ["0", 0],
    ["007", 7],
  ])("%j is %d", (typed, number) => {
    expect(wholeNumberIn(typed)).toBe(number);
  });

  it.each([
    "",
    " ",
    "100000.00",
    "15000.5",
    "15000٫5",
    "15000/5",
    "100.000",
    "100.00",
    "1,00",
    "1,0000",
    "12,50,000",
    "1,250 000",
    ",100",
    "100,",
    "1,,000",
    "1 00",
    "1e6",
    "1E6",
    "0x10",
    "1_000",
    "1'000",
    "-5",
    "−5",
    "+5",
    "5-",
    "1+1",
    "100000 ریال",
    "100000 تومان",
    "100000 T",
    "$100",
    "۵٪",
    "५००००",
    "５００",
    "½",
    "²",
    "Ⅻ",
    "پنج",
    "9007199254740993",
    "Infinity",
    "NaN",
  ])("%j is none", (typed) => {
    expect(wholeNumberIn(typed)).toBeNull();
  });

  it("reads back as the same number however it is written, and only in Latin, Persian and Arabic digits", () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom("", ",", "٬", "،", " "),
        fc.constantFrom("latin", "persian", "arabic", "devanagari", "fullwidth"),
        (n, mark, script) => {
          const typed = inScript(groupedWith(n, mark), SCRIPTS[script]);
          expect(wholeNumberIn(typed)).toBe(script === "devanagari" || script === "fullwidth" ? null : n);
        },
      ),
    );
  });

  it("is, where a text is one at all, the number that the text shows once it is formatted", () => {
    const texts = fc.string({ unit: fc.constantFrom(..."0123456789۰۱۹٠٩,٬، .٫/-eT٪\u200C५"), maxLength: 12 });
    fc.assert(
      fc.property(texts, fc.constantFrom("fa" as const, "en" as const), (typed, locale) => {
        const number = wholeNumberIn(typed);
        if (number === null) return;
        expect(wholeNumberIn(formatNumber(number, locale))).toBe(number);
        expect(typed).toMatch(/^[\d۰-۹٠-٩,٬، \u200C]+$/);
      }),
      { numRuns: 5_000 },
    );
  });

  it("is never one with a decimal mark", () => {
    fc.assert(
      fc.property(amounts, fc.nat(999), fc.constantFrom(".", "٫", "/"), (n, part, mark) => {
        expect(wholeNumberIn(`${n}${mark}${part}`)).toBeNull();
      }),
    );
  });
});

describe("An amount that is typed in toman", () => {
  it.each([
    ["100000.00", 1_000_000],
    ["15000.5", 150_000],
    ["۱۵۰۰۰٫۵", 150_000],
    ["1,250,000.00", 12_500_000],
    ["1e6", 10_000_000],
    ["1E6", 10_000_000],
    ["1,250,000 تومان", 12_500_000],
    ["100000 ریال", 100_000],
    ["100000ریال", 100_000],
    ["5 rial", null],
    ["۵ میلیون", 50_000_000],
    ["1.5 million toman", 15_000_000],
    ["۵ هزار تومان", 50_000],
    ["100.000", null],
    ["1,00", null],
    ["-50000", null],
    ["$50", null],
    ["50 dollars", null],
    ["5 constructor", null],
    ["1e99", null],
    ["0.4", null],
    ["پنج", null],
    ["9007199254740991", null],
  ])("%j is none, and %s rial seem to be meant", (typed, meant) => {
    expect(tomanIn(typed)).toEqual({ meant });
    expect(() => rialOf(typed)).toThrow(RangeError);
  });

  it("is the amount that is shown, in rial", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom("fa" as const, "en" as const), (toman, locale) => {
        expect(rialOf(formatMoney(toman * 10, locale).amount)).toBe(toman * 10);
      }),
    );
  });

  it("is offered only as one that can be typed: no amount is taken from words", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(".0", ".00", " تومان", " toman", "e0"), (toman, rest) => {
        expect(tomanIn(`${toman}${rest}`)).toEqual({ meant: toman === 0 ? null : toman * 10 });
      }),
    );
  });
});
