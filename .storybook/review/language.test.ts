import { expect, test } from "vitest";
import type { Locale } from "#domain/enums/enums.ts";
import { fontFaults, foreignDateFaults, foreignNames, foreignSentences } from "./language.ts";
import { pageOf } from "./test-page.ts";

test.each<[Locale, string, string | null]>([
  ["fa", "ورود ۲۰ نوامبر ۲۰۲۶", "«۲۰ نوامبر» is a Gregorian date"],
  ["fa", "ورود 20 November", "«20 November» is a Gregorian date"],
  ["fa", "تا 2026-11-20 باز است", "«2026-11-20» is a Gregorian date"],
  ["fa", "تا ۲۰۲۶/۱۱/۲۰ باز است", "«۲۰۲۶/۱۱/۲۰» is a Gregorian date"],
  ["fa", "۲۹ آبان ۱۴۰۵، ۱۴۰۵/۰۸/۲۹", null],
  ["fa", "اعتبار تا ۲۵ آذر ۱۴۰۶ (۱۶ دسامبر ۲۰۲۷)", null],
  ["fa", "/search/property?check_in=2026-12-01", null],
  ["fa", "در مه و باران", null],
  ["fa", "۲۰۲۶ نظر", null],
  ["en", "Arrive on 29 Aban", "«29 Aban» is a Jalali date"],
  ["en", "20 November 2026", null],
])("%s: %s: %s", (locale, text, said) =>
  expect(foreignDateFaults(pageOf(locale, [{ text }])).map(({ what }) => what)).toEqual(said === null ? [] : [said]),
);

test.each<[Locale, string, string | null]>([
  ["fa", "Remove one of the filters", "«Remove one of the filters» is a foreign sentence in a Persian text"],
  ["fa", "هتل Espinas Palace Grand Hotel Tehran", null],
  ["fa", "The Grand Traditional Residence of the Hanging Gardens", null],
  ["fa", "اتاق با Wi-Fi رایگان", null],
  ["fa", "Choose package", "«Choose package» is a foreign sentence in a Persian text"],
  ["fa", "Keep هتل آستانه among your favourites", "«among your favourites» is a foreign sentence in a Persian text"],
  ["fa", "Museum of the Holy Shrine", null],
  ["fa", "booking@shamseh.example", null],
  ["fa", "shamseh.example/tours", null],
  ["en", "این فیلد الزامی است", "«این فیلد الزامی است» is a foreign sentence in an English text"],
  ["en", "Gol-e Abrisham Hotel (هتل گل ابریشم)", null],
])("sentences, %s: %s: %s", (locale, text, said) =>
  expect(foreignSentences(pageOf(locale, [{ text }])).map(({ what }) => what)).toEqual(said === null ? [] : [said]),
);

test.each<[Locale, string, string, string | null]>([
  ["fa", "fa", "Choose package", "«Choose package» is read out in a Persian part of the page"],
  ["fa", "fa", "انتخاب بسته", null],
  ["fa", "en", "Choose package", null],
  [
    "en",
    "en",
    "بسته را از این فهرست انتخاب کنید",
    "«بسته را از این فهرست انتخاب کنید» is read out in an English part of the page",
  ],
])("names, %s: in %s: %s: %s", (locale, lang, text, said) => {
  const page = pageOf(locale, [], [{ place: "button", lang, text }]);
  expect(foreignNames(page)).toEqual(said === null ? [] : [{ place: "button", what: said }]);
});

test("a sentence whose language is said is left", () =>
  expect(foreignSentences(pageOf("fa", [{ text: "Remove one of the filters", texts: { lang: "en" } }]))).toEqual([]));

test.each([
  ["h1", "Markazi Text Variable", 32, null],
  ["h2", "Vazirmatn Variable", 32, "the headline is in Vazirmatn Variable, not in Markazi"],
  ["h3", "Vazirmatn Variable", 18, null],
  ["p", "Vazirmatn Latin", 16, null],
  ["p", "Markazi Text Variable", 16, "the text is in Markazi Text Variable, not in Vazirmatn"],
  ["p", "Georgia", 24, "the text is in Georgia"],
])("%s in %s of %i px: %s", (tag, font, fontSize, said) => {
  const page = pageOf("fa", [{ tag, pieces: [{ text: "متن", font, fontSize }] }]);
  expect(fontFaults(page).map(({ what }) => what)).toEqual(said === null ? [] : [said]);
});

test("signs have no face of their own", () =>
  expect(fontFaults(pageOf("fa", [{ pieces: [{ text: "· ←", font: "Georgia" }] }]))).toEqual([]));
