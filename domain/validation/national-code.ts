import { NATIONAL_CODE_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";

/** Codes lose leading zeros in spreadsheets; a city's part begins with two of them at most. */
const SHORTEST = NATIONAL_CODE_DIGITS - 2;

/**
 * Ten equal digits pass the arithmetic and belong to nobody, but for `1111111111`, which is said to belong to one
 * person. Junk is far commoner than that person: all ten are refused. Name a code here to let it through.
 */
const LET_THROUGH: ReadonlySet<string> = new Set();

/** The digit that the first nine demand: weights 10 to 2, modulo 11. */
export function checkDigitOf(firstNine: string): number {
  const sum = [...firstNine].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/**
 * A national code as it is kept and compared: ten ASCII digits, lost zeros put back (A43). Null when it is none (R131).
 * City prefixes are not looked at: every list of them lacks real ones.
 */
export function canonicalNationalCode(text: string): string | null {
  const digits = compact(text);
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST || digits.length > NATIONAL_CODE_DIGITS) return null;
  const code = digits.padStart(NATIONAL_CODE_DIGITS, "0");
  if (LET_THROUGH.has(code)) return code;
  if (/^(\d)\1+$/.test(code) || code.slice(3, 9) === "000000") return null;
  return checkDigitOf(code.slice(0, 9)) === Number(code[9]) ? code : null;
}
