import { PASSPORT } from "../bounds.ts";
import { compact } from "./compact.ts";

/** One letter and eight digits. */
const IRANIAN = /^[A-Z]\d{8}$/;
/** The document number of ICAO 9303 (TD3): nine places of letters and digits. Shorter ones exist; one digit is in all. */
const ANY = new RegExp(`^(?=.*\\d)[A-Z0-9]{${PASSPORT.min},${PASSPORT.max}}$`);

/**
 * A passport number as it is kept and compared: upper case, without spaces and hyphens (A43). Null when it is none (R132).
 *
 * @param nationality ISO 3166 code of two letters; Iran's passports have a stricter form.
 */
export function canonicalPassport(text: string, nationality: string): string | null {
  const number = compact(text).toUpperCase();
  return (nationality === "IR" ? IRANIAN : ANY).test(number) ? number : null;
}
