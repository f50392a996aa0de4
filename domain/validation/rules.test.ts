import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalCard } from "./bank-card.ts";
import { canonicalLegalId } from "./legal-id.ts";
import { canonicalMobile, isForeignMobile } from "./mobile.ts";
import { canonicalNationalCode, checkDigitOf } from "./national-code.ts";
import { canonicalPassport } from "./passport-number.ts";
import { faultOf, type RuleName, type RuleParams, ruleNames } from "./rules.ts";
import { canonicalSheba } from "./sheba.ts";

/** Verdict of one rule; `other` is the value of the field that `required_without` reads. */
const judge = (name: RuleName, value: string, params: RuleParams = {}) =>
  faultOf(value, [[name, params]], { [String(params["dependency"])]: String(params["other"] ?? "") });
const verdicts = (name: RuleName, values: readonly string[], params?: RuleParams) =>
  values.map((value) => [value, judge(name, value, params) === null]);
const all = (values: readonly string[], verdict: boolean) => values.map((value) => [value, verdict]);

/** A digit in any of the three scripts that people type. */
const scripts = [0x30, 0x660, 0x6f0] as const;
const inScripts = (text: string, choices: readonly number[]): string =>
  [...text]
    .map((character, index) =>
      /\d/.test(character)
        ? String.fromCharCode((scripts[(choices[index % choices.length] ?? 0) % 3] ?? 0x30) + Number(character))
        : character,
    )
    .join("");

const nationalCode = fc
  .stringMatching(/^\d{9}$/)
  .filter((nine) => nine.slice(3) !== "000000")
  .map((nine) => nine + checkDigitOf(nine))
  .filter((code) => !/^(\d)\1+$/.test(code));
const sheba = fc.stringMatching(/^\d{22}$/).map((account) => {
  const check = 98n - (BigInt(`${account}182700`) % 97n);
  return `IR${String(check).padStart(2, "0")}${account}`;
});
const card = fc
  .stringMatching(/^[1-9]\d{14}$/)
  .map(
    (first) =>
      Array.from({ length: 10 }, (_, check) => `${first}${check}`).find((one) => canonicalCard(one) !== null) ?? "",
  );

describe("R131 the national code", () => {
  it("accepts real codes, eight and nine digits with their zeros put back, and digits of any script", () => {
    const valid = [
      "0084575948",
      "84575948",
      "۰۰۸۴۵۷۵۹۴۸",
      "0499370899",
      "0790419904",
      "0013542419",
      "7400076205",
      "0012345679",
      "0123456789",
      "123456789",
    ];
    expect(verdicts("national_code", valid)).toEqual(all(valid, true));
    expect(canonicalNationalCode("84575948")).toBe("0084575948");
  });
  it("refuses wrong check digits, equal digits, an empty middle and other lengths", () => {
    const invalid = ["0084575947", "1234567890", "0000000000", "1111111111", "0010000001", "00845759481", "8457594"];
    expect(verdicts("national_code", invalid)).toEqual(all(invalid, false));
  });
  it("says why, so that a program can say how to mend it", () => {
    expect(judge("national_code", "1234567890")?.params).toEqual({ reason: "check_digit", expected: 1 });
    expect(judge("national_code", "1111111111")?.params).toEqual({ reason: "repeated" });
    expect(judge("national_code", "0010000001")?.params).toEqual({ reason: "no_person" });
    expect(judge("national_code", "8457594")?.params).toEqual({ reason: "digits" });
  });
  it("refuses every code with one digit changed", () => {
    fc.assert(
      fc.property(nationalCode, fc.nat(9), fc.integer({ min: 1, max: 9 }), (code, place, by) => {
        const changed = code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1);
        return (
          canonicalNationalCode(code) === code && (canonicalNationalCode(changed) === null || collides(code, place, by))
        );
      }),
    );
  });
});

/** Remainders 1 and 10 share a check digit, so a few changes are undetectable. */
function collides(code: string, place: number, by: number): boolean {
  const changed = code.slice(0, place) + ((Number(code[place]) + by) % 10) + code.slice(place + 1);
  return place < 9 && checkDigitOf(changed.slice(0, 9)) === Number(code[9]);
}

describe("R132 the passport number", () => {
  it.each([
    ["IR", ["A12345678", "a12345678", "E00007730", "A 12345678"], ["12345678", "A1234567", "AB1234567", "A123456789"]],
    ["FR", ["123456789", "AB1234567", "L898902C3"], ["AB12", "1234567890", "AB-12*45", "ABCDEFG"]],
  ])("of %s", (nationality, valid, invalid) => {
    expect(verdicts("passport_number", valid, { nationality })).toEqual(all(valid, true));
    expect(verdicts("passport_number", invalid, { nationality })).toEqual(all(invalid, false));
  });
  it("is kept in upper case without spaces", () => expect(canonicalPassport("a 1234-5678", "IR")).toBe("A12345678"));
});

describe("the mobile number", () => {
  it("has one form, however it was typed", () => {
    const typed = [
      "09123456789",
      "+989123456789",
      "00989123456789",
      "989123456789",
      "9123456789",
      "۰۹۱۲۳۴۵۶۷۸۹",
      "0912 345 6789",
      "+98 0912 345 6789",
      "(0912) 345-6789",
      "٠٩١٢٣٤٥٦٧٨٩",
      "+98-912-345-6789",
      "‪09123456789‬",
    ];
    expect(new Set(typed.map(canonicalMobile))).toEqual(new Set(["09123456789"]));
    expect(canonicalMobile("09951234567")).toBe("09951234567");
    expect(canonicalMobile("09341234567")).toBe("09341234567");
  });
  it("is found in what it is pasted with, where there is one", () => {
    const pasted = ["موبایل: ۰۹۱۲ ۳۴۵ ۶۷۸۹", "\u200B09123456789\u2060", "0912.345.6789 (علی)", "tel:+989123456789"];
    expect(new Set(pasted.map(canonicalMobile))).toEqual(new Set(["09123456789"]));
    expect(canonicalMobile("09123456789، 09351234567")).toBeNull();
  });
  it("is of full length, and of no landline", () => {
    const invalid = ["0912345678", "091234567890", "02112345678", "08123456789", "+982112345678"];
    expect(verdicts("mobile", invalid)).toEqual(all(invalid, false));
  });
  it("is of another country where it begins with the country's code, and has one form then too", () => {
    const typed = ["+4915123456789", "+49 (151) 234-567 89", "0049 151 23456789", "+۴۹۱۵۱۲۳۴۵۶۷۸۹"];
    expect(new Set(typed.map(canonicalMobile))).toEqual(new Set(["+4915123456789"]));
    expect(verdicts("mobile", typed)).toEqual(all(typed, true));
    expect(["+4915123456789", "09123456789"].map(isForeignMobile)).toEqual([true, false]);
    const trunk = ["+49 (0)151 23456789", "0049 (0) 151-234.567.89", "Mobil: +49 (0)151/23456789"];
    expect(new Set(trunk.map(canonicalMobile))).toEqual(new Set(["+4915123456789"]));
    const neither = ["4915123456789", "+49", "+0123456789", "+1234567890123456", "++4915123456789"];
    expect(verdicts("mobile", neither)).toEqual(all(neither, false));
  });
});

describe("the sheba and the bank card", () => {
  it("are found among the words they are pasted with", () => {
    expect(canonicalSheba("شبا: IR82 0540 1026 8002 0817 9090 02 به نام علی")).toBe("IR820540102680020817909002");
    expect(canonicalCard("کارت 6037-7016-8909-5443 به نام علی")).toBe("6037701689095443");
    expect(canonicalNationalCode("کد ملی: ۰۰۸۴۵۷۵۹۴۸")).toBe("0084575948");
  });
  it("accept what banks gave out, with or without IR, spaces and Persian digits", () => {
    const shebas = [
      "IR820540102680020817909002",
      "IR580540105180021273113007",
      "IR160120000000001234567890",
      "IR270170000000100324200001",
      "820540102680020817909002",
      "ir82 0540 1026 8002 0817 9090 02",
      "IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲",
    ];
    expect(verdicts("sheba", shebas)).toEqual(all(shebas, true));
    const cards = [
      "6037701689095443",
      "6219861034529007",
      "5022291070873466",
      "6037991234567893",
      "6037-7016-8909-5443",
    ];
    expect(verdicts("bank_card", cards)).toEqual(all(cards, true));
  });
  it("refuse what does not add up", () => {
    const shebas = ["IR820540102680020817909003", "IR012345678901234567890123", "IR82054010268002081790900"];
    expect(verdicts("sheba", shebas)).toEqual(all(shebas, false));
    const cards = ["6219861034529008", "0000000000000000", "621986103452900"];
    expect(verdicts("bank_card", cards)).toEqual(all(cards, false));
  });
  it.each([
    ["sheba", sheba, canonicalSheba, 2],
    ["bank card", card, canonicalCard, 0],
  ] as const)("a %s with one digit changed is refused", (_, numbers, canonical, from) => {
    fc.assert(
      fc.property(numbers, fc.nat(1000), fc.integer({ min: 1, max: 9 }), (number, somewhere, by) => {
        const place = from + (somewhere % (number.length - from));
        const changed = number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1);
        return canonical(number) === number && canonical(changed) === null;
      }),
    );
  });
});

it("the company's identifier checks its last digit", () => {
  expect(canonicalLegalId("10380284790")).toBe("10380284790");
  expect(canonicalLegalId("10380284792")).toBeNull();
});

it("R140 a token has three dot-separated url-safe parts", () => {
  expect(verdicts("token", ["a.b.c", "a-_.b.c"])).toEqual(all(["a.b.c", "a-_.b.c"], true));
  const invalid = ["a.b", "a.b.c.d", "a..c", "a.b.c=", "a.b.c+", "a.b.c\n"];
  expect(verdicts("token", invalid)).toEqual(all(invalid, false));
});

describe("R129, R130 letters", () => {
  it("Persian names keep their hamzas, marks and joiners; Arabic letters are folded", () => {
    const valid = ["علی", "آرش", "رئیسی", "علی رضا", "علی‌رضا", "علي", "محمّد", "رؤیا", "مؤمن", "مسأله"];
    expect(verdicts("persian", valid)).toEqual(all(valid, true));
  });
  it("digits, Latin letters and punctuation are no part of a Persian name", () => {
    const invalid = ["Ali", "علی۱", "علی-رضا", "علی*", "(علی)", "سلام؟"];
    expect(verdicts("persian", invalid)).toEqual(all(invalid, false));
  });
  it("English names are letters and single spaces, as tickets spell them", () => {
    expect(verdicts("english", ["Ali", "ALI REZA", " Ali  Reza "])).toEqual(
      all(["Ali", "ALI REZA", " Ali  Reza "], true),
    );
    expect(verdicts("english", ["علی", "Ali1", "O'Neil", "Jean-Luc"])).toEqual(
      all(["علی", "Ali1", "O'Neil", "Jean-Luc"], false),
    );
  });
});

describe("the other rules", () => {
  it.each<[string, RuleName, string, RuleParams, boolean]>([
    ["R121", "required", "x", {}, true],
    ["R121", "required", " \u200e ", {}, false],
    ["R122", "required_without", "", { dependency: "passport_number", other: "A12345678" }, true],
    ["R122", "required_without", "", { dependency: "passport_number", other: "" }, false],
    ["R122", "required_without", "x", { dependency: "passport_number", other: "" }, true],
    ["R123", "digits", "۱۲۳۴", { digits: 4 }, true],
    ["R123", "digits", "123", { digits: 4 }, false],
    ["R123", "digits", "12345", { digits: 4 }, false],
    ["R123", "digits", "12a4", { digits: 4 }, false],
    ["R124", "digits_between", "12345", { min: 5, max: 9 }, true],
    ["R124", "digits_between", "123456789", { min: 5, max: 9 }, true],
    ["R124", "digits_between", "1234", { min: 5, max: 9 }, false],
    ["R124", "digits_between", "1234567890", { min: 5, max: 9 }, false],
    ["R125", "length", "علی‌رضا", { length: 7 }, true],
    ["R125", "length", "😀", { length: 1 }, true],
    ["R125", "length", "علی", { length: 2 }, false],
    ["R125", "length", "علی", { length: 4 }, false],
    ["R126", "min", "عل", { min: 2 }, true],
    ["R126", "min", "ع", { min: 2 }, false],
    ["R127", "max", "عل", { max: 2 }, true],
    ["R127", "max", "علی", { max: 2 }, false],
    ["R128", "email", "a.b+c@example.co", {}, true],
    ["R128", "email", "a@b", {}, false],
    ["R128", "email", "علی@example.com", {}, false],
    ["R128", "email", `${"a".repeat(250)}@example.com`, {}, false],
    ["R140", "token", "a.b.c", {}, true],
    ["R140", "token", "a.b.c=", {}, false],
  ])("%s %s of %j with %j: %s", (_, name, value, params, verdict) => {
    expect(judge(name, value, params) === null).toBe(verdict);
  });

  it("an empty value passes every rule but those that require it, and the first fault is the one told", () => {
    const params = { digits: 1, min: 1, max: 2, length: 1, dependency: "x", other: "" };
    expect(ruleNames.filter((name) => judge(name, "", params) !== null)).toEqual(["required", "required_without"]);
    expect(faultOf("Ali1", ["persian", ["min", { min: 9 }]])).toEqual({ code: "persian", params: {} });
  });

  it("R133 a fault carries what its sentence shows, and nothing of the value", () => {
    expect(judge("digits_between", "1", { min: 5, max: 9 })).toEqual({
      code: "digits_between",
      params: { min: 5, max: 9 },
    });
    expect(judge("passport_number", "secret", { nationality: "IR" })).toEqual({ code: "passport_number", params: {} });
    expect(() => judge("digits", "1")).toThrow(RangeError);
  });
});

it("any mixture of digit scripts gives the same verdict", () => {
  const values = fc.oneof(nationalCode, sheba, card, fc.stringMatching(/^09\d{9}$/), fc.stringMatching(/^\d{1,16}$/));
  const params = { digits: 10, min: 5, max: 9, length: 10, dependency: "x", other: "y" };
  fc.assert(
    fc.property(
      values,
      fc.array(fc.nat(2), { minLength: 1 }),
      fc.constantFrom(...ruleNames),
      (value, choices, name) => {
        // Tokens are ASCII by definition: nothing in them is folded.
        fc.pre(name !== "token");
        expect(judge(name, inScripts(value, choices), params)).toEqual(judge(name, value, params));
      },
    ),
  );
});

describe("text that only looks like some", () => {
  it.each([
    "\u200B\u2060\u00AD\u2063\u180E\u3164\u115F\u034F\u2800\uDB40\uDC01",
    "\u200C".repeat(10),
    "\u0301".repeat(10),
    "\uD83D",
  ])("%j is nothing where something is required", (text) => expect(faultOf(text, ["required"])?.code).toBe("required"));
  it("does not become longer by marks upon a letter", () => {
    const name = `م${"\u0650".repeat(48)}`;
    expect(faultOf(name, ["persian"])?.code).toBe("persian");
    expect(faultOf(name, [["min", { min: 2 }]])?.code).toBe("min");
    expect(faultOf("محمّد", ["persian", ["min", { min: 4 }]])).toBeNull();
  });
  it("is a name with presentation forms and invisible signs", () => {
    expect(faultOf("\uFEE3\uFEA4\uFEE4\uFEAA\u061C\u2060", ["persian", ["min", { min: 4 }]])).toBeNull();
  });
});
