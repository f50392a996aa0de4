import { describe, expect, it } from "vitest";
import { locales } from "../enums/enums.ts";
import { strangeNames, styleFaults } from "./style-faults.ts";
import { WORDS_NOT_USED } from "./words-not-used.ts";

const found = (text: string, locale: "fa" | "en", kind?: "product" | "prose") =>
  styleFaults(text, locale, kind).map((fault) => `${fault.code} ${fault.found}`);

describe("An editor of style", () => {
  it.each([
    ["رمز عبور خود را وارد کنید", []],
    ["گذرواژهٔ خود را وارد کنید", ["wrong_word گذرواژهٔ"]],
    ["گذرواژه‌هایتان", ["wrong_word گذرواژه‌هایتان"]],
    ["قاعدهٔ لغو این اتاق", ["wrong_word قاعدهٔ لغو"]],
    ["مهلت پرداخت در پنل کاربری", ["wrong_word کاربری", "wrong_word پنل"]],
    ["سرپرست اتاق", []],
    ["سرپرست هر اتاق", []],
    ["سرپرست را انتخاب کنید", ["wrong_word سرپرست"]],
    // No match within another word.
    ["تنهایی، گردشگری، فروشندگان", []],
    ["خانهٔ مسافر", []],
    ["خانه‌ی مسافر", ["ezafe ه\u200Cی"]],
    ["خانهۀ", ["ezafe ۀ"]],
    ["خانه‌ای روستایی", []],
    ["۲ دقیقه دیگر", ["ezafe دقیقه دیگر"]],
    ["۲ دقیقه پیاده", []],
    ["درجه الف", ["ezafe درجه الف"]],
    ["همه اقامتگاه‌ها", ["ezafe همه اقامتگاه\u200Cها"]],
    ["همه را ببینید", []],
    ["می شود", ["half_space می شود"]],
    ["میشود و نمیشود", ["half_space میشود"]],
    ["میز و میدان", []],
    ["اتاق ها", ["half_space  ها"]],
    ["اتاقهای خالی", ["half_space اتاقهای"]],
    ["انتهای خیابان و منهای جریمه", []],
    ["بزرگتر", ["half_space بزرگتر"]],
    ["بزرگ تر", ["half_space  تر"]],
    ["کمترین و بیشترین", []],
    ["سلام!", ["exclamation_mark !"]],
    ['نام "اتاق"', ['straight_quote "']],
  ])("in Persian %j: %j", (text, faults) => {
    expect(found(text, "fa")).toEqual(faults);
  });

  it.each([
    ["Enter your mobile number", []],
    ["Enter your Telephone", ["wrong_word Telephone"]],
    ["Your reservations", ["wrong_word reservations"]],
    ["Confirmed on request", []],
    ["Rates on request", ["wrong_word on request"]],
    ["Find a place to stay", []],
    ["Find a place", ["wrong_word place"]],
    ["The IBAN (Sheba) is not valid", []],
    ["The sheba is not valid", ["wrong_word sheba"]],
    ["Persian (Jalali)", []],
    ["a Jalali date", ["wrong_word Jalali"]],
    ["The company's", ["straight_apostrophe '"]],
    ['No "name"', ['straight_quote "']],
    ["Done!", ["exclamation_mark !"]],
    ["uncertain, optional, displaced", []],
  ])("in English %j: %j", (text, faults) => {
    expect(found(text, "en")).toEqual(faults);
  });

  it("says what to write instead", () => {
    expect(styleFaults("گذرواژه", "fa")).toEqual([{ code: "wrong_word", found: "گذرواژه", use: "رمز عبور" }]);
  });

  it("leaves ordinary words to the world’s prose, and not those of the product", () => {
    expect(found("نان تازه و یک نگاره", "fa", "prose")).toEqual([]);
    expect(found("a quiet place near the sights", "en", "prose")).toEqual([]);
    expect(found("هزینهٔ لغو", "fa", "prose")).toEqual(["wrong_word هزینهٔ لغو"]);
    expect(found("the penalty", "en", "prose")).toEqual(["wrong_word penalty"]);
  });

  it.each([
    ["fa", 109, 64],
    ["en", 84, 33],
  ] as const)("knows in %s %i words that are not used, %i of them not in prose either", (locale, words, inProse) => {
    const rows = WORDS_NOT_USED[locale];
    expect(rows.flatMap(({ not }) => not)).toHaveLength(words);
    expect(rows.filter((row) => row.inProse).flatMap(({ not }) => not)).toHaveLength(inProse);
    // Entries without pattern syntax are refused exactly as written.
    const plain = rows.flatMap(({ not, use }) =>
      not.filter((word) => !/[\\([?*]/.test(word)).map((word) => [word, use]),
    );
    for (const [word = "", use] of plain)
      expect(styleFaults(word, locale)).toContainEqual({ code: "wrong_word", found: word, use });
  });

  it("offers no word that it would refuse", () => {
    for (const locale of locales) {
      // A `use` may list several words, one for each meaning.
      const uses = WORDS_NOT_USED[locale].flatMap(({ use }) => use.split(/[,،] /));
      expect(uses.flatMap((use) => found(use, locale))).toEqual([]);
    }
  });

  it("knows a name that nothing on the site bears", () => {
    const names = new Set(["تأیید آنی", "حساب من"]);
    expect(strangeNames("«حساب من»، بخش «امور مالی»", "fa", names)).toEqual(["امور مالی"]);
    expect(strangeNames("Rates with “Instant”", "en", new Set())).toEqual(["Instant"]);
  });
});
