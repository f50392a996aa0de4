import { describe, expect, it } from "vitest";
import { USUAL_CALENDAR } from "./dates.ts";
import { DIRECTION, inLocale, localeOf, OTHER_LOCALE, ofPair } from "./in-locale.ts";
import { COMMA } from "./numbers.ts";

const shiraz = { name_fa: "شیراز", name_en: "Shiraz", text_fa: null, text_en: "roses" };

describe("In the reader's language", () => {
  it("a field that a thing has in both", () => {
    expect([inLocale(shiraz, "name", "fa"), inLocale(shiraz, "name", "en")]).toEqual(["شیراز", "Shiraz"]);
    expect([inLocale(shiraz, "text", "fa"), inLocale(shiraz, "text", "en")]).toEqual([null, "roses"]);
  });

  it("one of a pair", () => {
    expect([ofPair(["یک", "one"], "fa"), ofPair(["یک", "one"], "en")]).toEqual(["یک", "one"]);
  });

  it("R3, R189 what else differs, and a locale that is none of ours is Persian", () => {
    expect([null, undefined, "de", "fa", "en"].map(localeOf)).toEqual(["fa", "fa", "fa", "fa", "en"]);
    expect([OTHER_LOCALE, DIRECTION, USUAL_CALENDAR, COMMA].map((table) => table.fa)).toEqual([
      "en",
      "rtl",
      "jalali",
      "، ",
    ]);
  });
});
