import { expect, it } from "vitest";
import { supportText } from "./support.ts";

it.each([
  ["fa", "+982100001685", "۱۶۸۵ (از خارج: \u2066+۹۸ ۲۱ ۰۰۰۰ ۱۶۸۵\u2069)"],
  ["en", "+982100001685", "1685 (from abroad: +98 21 0000 1685)"],
  ["fa", null, "۱۶۸۵"],
  ["en", null, "1685"],
] as const)("support's numbers in %s, with %s for callers from abroad: %s", (locale, abroad, text) => {
  expect(supportText(abroad, locale)).toBe(text);
});
