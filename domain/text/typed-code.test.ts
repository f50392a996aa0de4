import { describe, expect, it } from "vitest";
import { cutText } from "./cut.ts";
import { digitsOfCode } from "./typed-code.ts";

describe("a code that is typed or pasted", () => {
  it.each([
    "123456",
    "۱۲۳۴۵۶",
    "123 456",
    "123-456",
    "\u200E123456\u200F",
    "\u200B1\u20602\u00AD3456",
    "شمسه: کد تأیید 123456",
    "شمسه: کد تأیید ۱۲۳۴۵۶\nتا ۲ دقیقه معتبر است",
    "Your code is 123 456, valid for 2 minutes.",
    "@shamseh.ir #123456",
  ])("is read from %j", (text) => expect(digitsOfCode(text, 6)).toBe("123456"));

  it("is what there is of it while it is half typed", () => expect(digitsOfCode("12 3", 6)).toBe("123"));
  it("is nothing without digits", () => expect(digitsOfCode("کد", 6)).toBe(""));
});

describe("cutting a text", () => {
  it("never cuts a character in two", () => {
    expect(cutText(`${"آ".repeat(79)}😀`, 80)).toBe("آ".repeat(79));
    expect(cutText(`${"آ".repeat(78)}😀`, 80)).toBe(`${"آ".repeat(78)}😀`);
  });
  it("keeps no half of a pair", () => expect(cutText("a\uD83Db", 80).isWellFormed()).toBe(true));
});
