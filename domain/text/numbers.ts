import type { Locale } from "../enums/enums.ts";
import { localDigits } from "./digits.ts";

/** Marks in numbers by locale. Persian: U+066C between thousands, U+066B before decimals, sign after the digits. */
const MARKS = {
  fa: { thousands: "٬", decimal: "٫", minus: "\u200E\u2212", percent: "\u200F٪" },
  en: { thousands: ",", decimal: ".", minus: "\u2212", percent: "%" },
} as const satisfies Record<Locale, unknown>;

/** Separator of list items. */
export const COMMA = { fa: "، ", en: ", " } as const satisfies Record<Locale, string>;

/**
 * Formats a number for its locale: `۱٬۲۳۴٫۵`, `1,234.5`. Rounded half away from zero to `maximumFractionDigits`
 * (default 0), trailing zeros dropped.
 */
export function formatNumber(n: number, locale: Locale, options: { maximumFractionDigits?: number } = {}): string {
  const marks = MARKS[locale];
  const rounded = roundDecimal(Math.abs(n), options.maximumFractionDigits ?? 0);
  const [whole = "0", fraction] = rounded.split(".");
  const grouped = inThousands(whole, marks.thousands);
  const sign = n < 0 && /[1-9]/.test(rounded) ? marks.minus : "";
  return sign + localDigits(fraction === undefined ? grouped : grouped + marks.decimal + fraction, locale);
}

/** Groups the digits of a whole number by thousands. */
function inThousands(digits: string, mark: string): string {
  let grouped = digits.slice(0, digits.length % 3 || 3);
  for (let at = grouped.length; at < digits.length; at += 3) grouped += mark + digits.slice(at, at + 3);
  return grouped;
}

/** Rounds to at most `digits` decimals, as text. By decimal shifting, because 1.005 * 100 is 100.49999999999999. */
function roundDecimal(n: number, digits: number): string {
  if (Number.isInteger(n)) return String(n);
  // Below this it rounds to zero, and its text would already be in exponent form.
  if (n < 10 ** -(digits + 1)) return "0";
  const shifted = Number(`${Math.round(Number(`${n}e${digits}`))}e-${digits}`);
  return String(shifted);
}

/**
 * Formats a percentage: `۱۵٪` or `15%`, no space. In fa the sign is to the left of the digits, anywhere in a text:
 * U+200F keeps it there; without it, a sign at the beginning of a text is drawn to their right.
 */
export const formatPercent = (n: number, locale: Locale): string =>
  formatNumber(n, locale, { maximumFractionDigits: 1 }) + MARKS[locale].percent;

/** A rating out of ten: the average of 1..5 doubled, always with one decimal: `۹٫۲`, `9.2`. */
export function formatRating(average1to5: number, locale: Locale): string {
  const tenths = Math.round(average1to5 * 20);
  const text = `${Math.floor(tenths / 10)}${MARKS[locale].decimal}${tenths % 10}`;
  return localDigits(text, locale);
}
