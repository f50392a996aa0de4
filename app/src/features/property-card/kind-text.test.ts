import { expect, test } from "vitest";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { PropertyGrade, PropertyType } from "#domain/enums/enums.ts";
import { label } from "#domain/messages/labels.ts";
import { kindText } from "./kind-text.ts";

const wordsIn = (locale: "fa" | "en"): Translate =>
  ((id: string) => {
    const [list = "", value = ""] = id.split(".");
    return label(list as "propertyTypes", value as PropertyType, locale);
  }) as Translate;

test.each<[string, PropertyType, PropertyGrade | null, "fa" | "en", string]>([
  ["هتل پارسیان", "hotel", "four_star", "fa", "چهارستاره"],
  ["پارسیان", "hotel", "four_star", "fa", "هتل · چهارستاره"],
  ["بوتیک‌هتل حوض‌خانه", "hotel", null, "fa", "هتل"],
  ["سرای مهر", "inn", "inn_2", "fa", "مهمان‌پذیر درجهٔ دو"],
  ["Parsian Hotel", "hotel", null, "en", ""],
  ["Mehr", "inn", "inn_2", "en", "Second-class inn"],
])("the kind of %s (%s, %s) in %s is “%s”", (name, type, grade, locale, text) => {
  expect(kindText({ type, grade }, name, wordsIn(locale))).toBe(text);
});
