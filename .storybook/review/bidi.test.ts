import { expect, test } from "vitest";
import { bareCodes, contradictedDirections, latinDigits, mixedDigits, percentSides } from "./bidi.ts";
import { pageOf } from "./test-page.ts";

const codesIn = (text: string) => bareCodes(pageOf("fa", [{ text }])).map(({ what }) => /«(.*?)»/.exec(what)?.[1]);

test.each([
  ["کد رزرو شما SH-2048/B است", ["SH-2048/B"]],
  ["صندلی 4A رزرو شد", ["4A"]],
  ["به info@shamseh.example بنویسید", ["info@shamseh.example"]],
  ["شمارهٔ ۰۲۱-۱۲۳۴۵۶", ["۰۲۱-۱۲۳۴۵۶"]],
  ["اتاق با Wi-Fi رایگان", []],
  ["هتل Hilton در تهران", []],
  ["از ۲ تا ۳ شب، ۱۴:۰۰", []],
  ["SH-2048", []],
])("%s: %j", (text, codes) => expect(codesIn(text)).toEqual(codes));

test("an isolated code, and a code in an English text, are left", () => {
  const pieces = [{ text: "کد رزرو " }, { text: "SH-2048", isIsolated: true }];
  expect(bareCodes(pageOf("fa", [{ pieces }]))).toEqual([]);
  expect(bareCodes(pageOf("en", [{ text: "کد SH-2048" }]))).toEqual([]);
});

test("digits of two systems in one text are reported by their names", () => {
  expect(mixedDigits(pageOf("fa", [{ text: "۳ شب از 5 شب" }]))[0]?.what).toContain("has Persian and Latin digits");
  expect(mixedDigits(pageOf("fa", [{ text: "۳ و ٤" }]))[0]?.what).toContain("has Persian and Arabic digits");
  expect(mixedDigits(pageOf("fa", [{ text: "۳ شب" }, { text: "5" }]))).toEqual([]);
  expect(mixedDigits(pageOf("fa", [{ pieces: [{ text: "۳ شب، " }, { text: "A5", isIsolated: true }] }]))).toEqual([]);
});

test.each([
  ["5 اقامتگاه", true],
  ["5", true],
  ["۵ اقامتگاه", false],
  ["پرواز W5 1082", false],
  ["Boeing 737", false],
])("Latin digits in a Persian text, %s: %s", (text, isFault) =>
  expect(latinDigits(pageOf("fa", [{ text }]))).toHaveLength(isFault ? 1 : 0),
);

test("Latin digits that are isolated, or in an English text, are left", () => {
  const pieces = [{ text: "شمارهٔ " }, { text: "5", isIsolated: true }];
  expect(latinDigits(pageOf("fa", [{ pieces }]))).toEqual([]);
  expect(latinDigits(pageOf("fa", [{ text: "5", direction: "ltr" }]))).toEqual([]);
  expect(latinDigits(pageOf("en", [{ text: "5" }]))).toEqual([]);
});

test.each([
  [{ isBeforeDigits: false, hasPersianDigits: true, side: "left" as const }, null],
  [{ isBeforeDigits: false, hasPersianDigits: true, side: "right" as const }, "drawn to the right"],
  [{ isBeforeDigits: false, hasPersianDigits: false, side: "left" as const }, "drawn to the left"],
  [{ isBeforeDigits: true, hasPersianDigits: true, side: "left" as const }, "written before"],
])("a percent sign %j: %s", (sign, said) => {
  const page = pageOf("fa", [{ text: "۱۵٪", texts: { signs: [{ text: "۱۵٪", ...sign }] } }]);
  expect(percentSides(page).map(({ what }) => what)).toEqual(said === null ? [] : [expect.stringContaining(said)]);
});

test("a direction that none of its letters has is reported, unless it only repeats that around it", () => {
  const latin = { text: "Free cancellation", dir: "rtl" as const, direction: "rtl" as const };
  expect(contradictedDirections(pageOf("en", [latin]))).toEqual([
    { place: "element 1", what: 'dir="rtl" is on a text in Latin letters only' },
  ]);
  expect(contradictedDirections(pageOf("fa", [latin]))).toEqual([]);
  expect(contradictedDirections(pageOf("en", [{ ...latin, text: "لغو رایگان" }]))).toEqual([]);
});
