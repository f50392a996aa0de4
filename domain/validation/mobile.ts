import { compact } from "./compact.ts";

/**
 * +98 and 0098 sometimes precede the whole national number, including its 0. Operator prefixes change, so none is
 * checked.
 */
const IRANIAN_MOBILE = /^(?:(?:\+98|0098|98)0?|0)?(9\d{9})$/;

/** A number with another country's code: a plus sign or two zeros, and up to fifteen digits (E.164). */
const FOREIGN_NUMBER = /^(?:\+|00)((?!98)[1-9]\d{6,14})$/;

/** The trunk zero, dialled only within a country, in numbers printed for both: `+49 (0)151…`. */
const TRUNK_ZERO = /^((?:\+|00)\d{1,3})\(0\)/;

/** Words around a pasted number: «موبایل: 0912…». */
const WORDS_AROUND = /^[^\d+(]*|[^\d]*$/g;

const digitsOf = (text: string): string =>
  compact(text)
    .replace(WORDS_AROUND, "")
    .replace(TRUNK_ZERO, "$1")
    .replace(/[()./]/g, "");

/**
 * Canonical form of a typed mobile number: `09xxxxxxxxx` for Iran, E.164 with its plus sign for other countries
 * (`+4915123456789`), whose numbering plans only the provider has (decision 039). Null if neither.
 */
export function canonicalMobile(text: string): string | null {
  const digits = digitsOf(text);
  const national = IRANIAN_MOBILE.exec(digits)?.[1];
  if (national !== undefined) return `0${national}`;
  const foreign = FOREIGN_NUMBER.exec(digits)?.[1];
  return foreign === undefined ? null : `+${foreign}`;
}

/** True for a canonical number of another country. */
export const isForeignMobile = (mobile: string): boolean => mobile.startsWith("+");
