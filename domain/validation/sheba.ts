import { SHEBA_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";
import type { RuleUse } from "./rules.ts";

/** A sheba among the words it may be pasted with. */
const SHEBA = new RegExp(`(?<!\\d)(?:IR)?(\\d{${SHEBA_DIGITS}})(?!\\d)`);
/** The letters I and R in the arithmetic of ISO 7064, where A is 10. */
const IR_IN_DIGITS = "1827";

/**
 * Parses a sheba, the Iranian IBAN: `IR` and 24 ASCII digits, upper case without spaces; null if invalid. The two
 * digits after IR are check digits: the whole, its first four characters moved to the end, is 1 modulo 97 (ISO 7064,
 * 97-10).
 */
export function canonicalSheba(text: string): string | null {
  const digits = SHEBA.exec(compact(text))?.[1];
  if (digits === undefined) return null;
  const check = digits.slice(0, 2);
  // 00, 01 and 99 would pass for 97, 98 and 02, which are the only ones banks use.
  if (check < "02" || check > "98") return null;
  return remainder97(digits.slice(2) + IR_IN_DIGITS + check) === 1 ? `IR${digits}` : null;
}

/** Rules for a text meant as a sheba: without its digits it breaks the length rule (R125). */
export const shebaRules = (text: string): readonly RuleUse[] =>
  SHEBA.test(compact(text)) ? ["sheba"] : [["length", { length: "IR".length + SHEBA_DIGITS }], "sheba"];

/** Digit by digit: the number itself is too long for arithmetic. */
function remainder97(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
