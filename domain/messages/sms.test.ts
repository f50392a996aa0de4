import { describe, expect, it } from "vitest";
import type { Label } from "./labels.ts";
import { SMS_OF_KIND, SMS_WORDS, type SmsWord, smsText } from "./sms.ts";

const ofKinds = Object.entries(SMS_OF_KIND).flatMap(([kind, words]) =>
  Object.entries(words).map(([word, label]): [kind: string, word: SmsWord, Label] => [kind, word as SmsWord, label]),
);
const messages: [string, Label][] = [
  ...Object.entries(SMS_WORDS),
  ...ofKinds.map(([kind, word, label]): [string, Label] => [`${word} of a ${kind}`, label]),
];
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
const isCode = (word: string) => word.endsWith("_code");

const reader = { locale: "fa", supportAbroad: "+982100001685" } as const;

describe("Messages to telephones", () => {
  it.each(messages)("%s begins with its sender", (_, [fa, en]) => {
    expect([fa, en]).toEqual([expect.stringMatching(/^شمسه: /), expect.stringMatching(/^Shamseh: /)]);
  });

  it.each(messages)("%s warns of those who ask for a code where it has one, and only there", (word, [fa, en]) => {
    expect(fa.includes("این کد را به کسی ندهید.")).toBe(isCode(word));
    expect(en.includes("Don’t share it with anyone.")).toBe(isCode(word));
  });

  it.each(ofKinds)("of a %s fill the same placeholders as %s of a stay", (_, word, [fa, en]) => {
    const given = placeholders(SMS_WORDS[word][1]);
    expect([placeholders(fa), placeholders(en)]).toEqual([given, given]);
  });

  it("lead to a voucher or to what an alert waited for, and nowhere else", () => {
    const linked = messages.filter(([, pair]) => pair.some((said) => said.includes("{link}"))).map(([word]) => word);
    expect(new Set(linked.map((word) => word.split(" ")[0]))).toEqual(
      new Set([
        "voucher_issued",
        "journey_begins",
        "dates_changed",
        "booking_changed",
        "name_corrected",
        "change_to_pay",
        "price_fell",
        "place_freed",
      ]),
    );
    for (const [, pair] of messages) for (const said of pair) expect(said).not.toMatch(/https?:|www\./);
  });

  it("speak of rooms and properties only where the reservation is of one", () => {
    const sums = { amount: "۱۰ تومان", asked: "۱۰ تومان", held: "۱ تومان" };
    const params = {
      tracking_code: "1405083002",
      title: "تور کیش",
      code: "123456",
      name: "سارا",
      deadline: "۳ آذر",
      time: "۰۸:۳۰",
      day: "فردا",
      dates: "۳ تا ۶ آذر",
      about: "دوتخته",
      guests: "۲",
      link: "https://shamseh.example/reserve/book/x",
      ...sums,
    };
    expect(smsText("ready_to_pay", params, { ...reader, kind: "property" })).toMatch(/وگرنه اتاق آزاد می‌شود\.$/);
    expect(smsText("ready_to_pay", params, { ...reader, kind: "tour" })).toMatch(/وگرنه جای شما آزاد می‌شود\.$/);
    for (const [kind, word] of ofKinds) {
      for (const locale of ["fa", "en"] as const) {
        expect(smsText(word, params, { ...reader, locale, kind })).not.toMatch(/اتاق|اقامتگاه|room|property|\{/);
      }
    }
  });

  it("name support's number for callers from abroad beside the short one", () => {
    expect(smsText("password_changed", {}, reader)).toContain(
      "با ۱۶۸۵ (از خارج: \u2066+۹۸ ۲۱ ۰۰۰۰ ۱۶۸۵\u2069) تماس بگیرید",
    );
    expect(smsText("password_changed", {}, { ...reader, locale: "en" })).toMatch(
      /call 1685 \(from abroad: \+98 21 0000 1685\)\.$/,
    );
    expect(smsText("password_changed", {}, { locale: "en", supportAbroad: null })).toMatch(/call 1685\.$/);
    for (const [, pair] of messages) for (const said of pair) expect(said).not.toMatch(/1685|۱۶۸۵/);
  });

  it("keep a code in digits that telephones find", () => {
    expect(smsText("login_code", { code: "123456" }, reader)).toBe(
      "شمسه: کد تأیید ورود 123456\nاین کد را به کسی ندهید.",
    );
  });
});
