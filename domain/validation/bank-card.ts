import { CARD_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";

/** A bank card's number as it is kept: sixteen digits that pass Luhn's sum and are not all zero. Null when it is none. */
export function canonicalCard(text: string): string | null {
  const digits = compact(text);
  if (digits.length !== CARD_DIGITS || !/^\d+$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = [...digits].reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0 ? digits : null;
}
