import { SHEBA_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";

/** I and R as ISO 13616 counts letters: A is 10. */
const COUNTRY = "1827";

/** An Iranian IBAN as it is kept: `IR` and 24 digits, of which ISO 7064 (mod 97-10) must leave 1. Null when it is none. */
export function canonicalSheba(text: string): string | null {
  const digits = compact(text).toUpperCase().replace(/^IR/, "");
  if (digits.length !== SHEBA_DIGITS || !/^\d+$/.test(digits)) return null;
  const rearranged = digits.slice(2) + COUNTRY + digits.slice(0, 2);
  return BigInt(rearranged) % 97n === 1n ? `IR${digits}` : null;
}
