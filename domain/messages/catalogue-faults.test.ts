import { describe, expect, it } from "vitest";
import { catalogueFaults } from "./catalogue-faults.ts";
import { LABELS } from "./labels.ts";
import { PASSENGER_LABELS } from "./passenger-labels.ts";
import { SMS_WORDS } from "./sms.ts";

const faultsOf = (fa: string, en: string) =>
  catalogueFaults({ id: fa }, { id: en }).map(({ locale, code, found }) => `${locale} ${code} ${found}`);

describe("An editor of the catalogue", () => {
  it("misses a message that one language lacks", () => {
    expect(catalogueFaults({ a: "الف" }, { b: "B" })).toEqual([
      { id: "a", locale: "en", code: "missing", found: "" },
      { id: "b", locale: "fa", code: "missing", found: "" },
    ]);
  });

  it.each([
    ["سلام", "Hello", []],
    ["علي", "Ali", ["fa arabic_letter ي"]],
    ["كيش", "Kish", ["fa arabic_letter ك"]],
    ["٣ شب", "3 nights", ["fa arabic_letter ٣"]],
    ["3 شب", "3 nights", ["fa foreign_digit 3"]],
    ["سلام ", "Hello", ["fa stray_space  "]],
    ["یک  دو", "One  two", ["fa stray_space   ", "en stray_space   "]],
    ["یک ، دو", "One, two", ["fa stray_space  ، "]],
    ["می‌ شود", "It is", ["fa stray_space \u200C "]],
    ["سلام", "سلام", ["en persian_in_english س"]],
    ["{nights} شب", "{days} nights", ["en placeholders days, fa nights"]],
    ["{n, plural, one {یک شب} other {# شب}}", "{n, plural, one {# night} other {# nights}}", []],
    [
      "{n, plural, =0 {هیچ} other {{n} شب در {city}}}",
      "{n, plural, other {# nights}}",
      ["en placeholders n, fa city, n"],
    ],
    ["{n", "{n}", ["fa unreadable {n"]],
  ])("%j with %j: %j", (fa, en, faults) => {
    expect(faultsOf(fa, en)).toEqual(faults);
  });

  it("lets the name of a language stand in that language", () => {
    expect(catalogueFaults({ id: "English 2" }, { id: "فارسی" }, ["id"])).toEqual([]);
  });

  it("finds nothing in the labels, the form's fields and the messages to telephones", () => {
    for (const table of [...Object.values(LABELS), PASSENGER_LABELS, SMS_WORDS]) {
      const words: [string, readonly [string, string]][] = Object.entries(table);
      const fa = Object.fromEntries(words.map(([id, [persian]]) => [id, persian]));
      const en = Object.fromEntries(words.map(([id, [, english]]) => [id, english]));
      expect(catalogueFaults(fa, en)).toEqual([]);
    }
  });
});
