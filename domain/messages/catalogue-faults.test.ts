import { describe, expect, it } from "vitest";
import { catalogueFaults } from "./catalogue-faults.ts";
import { LABELS } from "./labels.ts";
import { PASSENGER_LABELS } from "./passenger-labels.ts";
import { REFUSALS } from "./refusal-table.ts";
import { REFUSALS_OF_KIND } from "./refusals-of-kind.ts";
import { SMS_OF_KIND, SMS_WORDS } from "./sms.ts";

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
    ["گذرواژهٔ {name}", "{name}’s reservation", ["fa wrong_word گذرواژهٔ", "en wrong_word reservation"]],
    [
      "{n, plural, one {سلام!} other {سلام}}",
      "{n, plural, one {Hello} other {Don\u0027\u0027t}}",
      ["fa exclamation_mark !", "en straight_apostrophe \u0027"],
    ],
  ])("%j with %j: %j", (fa, en, faults) => {
    expect(faultsOf(fa, en)).toEqual(faults);
  });

  it("lets the name of a language stand in that language", () => {
    expect(catalogueFaults({ id: "English 2" }, { id: "فارسی" }, { mixed: ["id"] })).toEqual([]);
  });

  it("lets a word stand where it is allowed, and nowhere else", () => {
    const allowed = [{ locale: "en", id: "tower", found: "panel", reason: "of glass" }] as const;
    const texts = { tower: "panel", account: "panel" };
    const faults = catalogueFaults({ tower: "برج", account: "حساب" }, texts, { allowed });
    expect(faults).toEqual([{ id: "account", locale: "en", code: "wrong_word", found: "panel", use: "My account" }]);
  });

  it("knows a name that is quoted and that nothing bears", () => {
    const names = { fa: new Set(["حساب من"]), en: new Set(["My account"]) };
    const faults = catalogueFaults({ id: "به «حساب ما» بروید" }, { id: "Go to “My account”" }, { names });
    expect(faults).toEqual([{ id: "id", locale: "fa", code: "strange_name", found: "حساب ما" }]);
  });

  it("finds nothing in the refusals, the labels, the form's fields and the messages to telephones", () => {
    for (const table of [
      ...Object.values(LABELS),
      REFUSALS,
      PASSENGER_LABELS,
      SMS_WORDS,
      ...Object.values(REFUSALS_OF_KIND),
      ...Object.values(SMS_OF_KIND),
    ]) {
      const words: [string, readonly [string, string]][] = Object.entries(table);
      const fa = Object.fromEntries(words.map(([id, [persian]]) => [id, persian]));
      const en = Object.fromEntries(words.map(([id, [, english]]) => [id, english]));
      expect(catalogueFaults(fa, en)).toEqual([]);
    }
  });
});
