import { describe, expect, it } from "vitest";
import type { Label } from "./labels.ts";
import { SMS_WORDS, smsText } from "./sms.ts";

const messages: [string, Label][] = Object.entries(SMS_WORDS);
const isCode = (word: string) => word.endsWith("_code");

describe("Messages to telephones", () => {
  it.each(messages)("%s begins with its sender", (_, [fa, en]) => {
    expect([fa, en]).toEqual([expect.stringMatching(/^شمسه: /), expect.stringMatching(/^Shamseh: /)]);
  });

  it.each(messages)("%s warns of those who ask for a code where it has one, and only there", (word, [fa, en]) => {
    expect(fa.includes("این کد را به کسی ندهید.")).toBe(isCode(word));
    expect(en.includes("Don’t share it with anyone.")).toBe(isCode(word));
  });

  it("keep a code in digits that telephones find", () => {
    expect(smsText("login_code", { code: "123456" }, "fa")).toBe("شمسه: کد ورود 123456\nاین کد را به کسی ندهید.");
  });
});
