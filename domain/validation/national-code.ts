import { NATIONAL_CODE_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";

/**
 * Codes of one repeated digit pass the checksum. 1111111111 is said to belong to someone; list it here to allow it.
 * None is listed: people without a code at hand type these.
 */
const ALLOWED_REPEATS: readonly string[] = [];

/** Spreadsheets drop leading zeros of a code; at most two, because no city's code is 000. */
const ZEROS_LOST = 2;

/** The only number in a text, with the words it may be pasted with. */
const NUMBER = /^[^\dA-Z]*(\d+)[^\dA-Z]*$/;

export type NationalCodeReading =
  | { readonly code: string }
  | { readonly reason: "digits" | "repeated" | "no_person" }
  | { readonly reason: "check_digit"; readonly expected: number };

/**
 * Parses an Iranian national code (کد ملی): ten digits, the last a check digit over the others with the weights 10 to
 * 2. Accepts Persian digits, spaces, hyphens and lost leading zeros. City prefixes are not checked: every published
 * list of them lacks codes that were issued.
 */
export function readNationalCode(text: string): NationalCodeReading {
  const typed = NUMBER.exec(compact(text))?.[1] ?? "";
  if (typed.length > NATIONAL_CODE_DIGITS || typed.length < NATIONAL_CODE_DIGITS - ZEROS_LOST) {
    return { reason: "digits" };
  }
  const code = typed.padStart(NATIONAL_CODE_DIGITS, "0");
  if (/^(\d)\1+$/.test(code) && !ALLOWED_REPEATS.includes(code)) return { reason: "repeated" };
  if (code.slice(3, 9) === "000000") return { reason: "no_person" };
  const expected = checkDigitOf(code.slice(0, 9));
  return Number(code[9]) === expected ? { code } : { reason: "check_digit", expected };
}

/** Check digit of the first nine digits. */
export function checkDigitOf(firstNine: string): number {
  let sum = 0;
  for (let index = 0; index < 9; index++) sum += Number(firstNine[index]) * (10 - index);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/** Canonical ten ASCII digits of a national code; null if invalid (R131). */
export function canonicalNationalCode(text: string): string | null {
  const reading = readNationalCode(text);
  return "code" in reading ? reading.code : null;
}
