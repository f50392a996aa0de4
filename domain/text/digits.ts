import type { Locale } from "../enums/enums.ts";

const DIGITS = { fa: [..."۰۱۲۳۴۵۶۷۸۹"], en: [..."0123456789"] } as const satisfies Record<Locale, unknown>;
const ZERO = 0x30;

/**
 * Converts the ASCII digits of a text to those of the locale. Hot path, some hundred calls a page: a loop over the
 * characters takes half as long as a pattern.
 */
export function localDigits(text: string | number, locale: Locale): string {
  const ascii = String(text);
  const digits = DIGITS[locale];
  let local = "";
  for (let at = 0; at < ascii.length; at += 1) {
    const digit = ascii.charCodeAt(at) - ZERO;
    local += digit >= 0 && digit <= 9 ? digits[digit] : ascii[at];
  }
  return local;
}
