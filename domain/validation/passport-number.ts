import { PASSPORT } from "../bounds.ts";
import { compact } from "./compact.ts";

/** Iran issues one letter and eight digits. */
const IRANIAN = /^[A-Z]\d{8}$/;
/** ICAO 9303 allows nine letters and digits; no country issues a number without a digit. */
const OTHER = new RegExp(`^(?=.*\\d)[A-Z0-9]{${PASSPORT.min},${PASSPORT.max}}$`);

/**
 * Canonical passport number, in upper case without separators; null if invalid (R132).
 *
 * @param nationality of the bearer, ISO 3166-1 alpha-2. `IR` has the stricter form; unknown counts as any other.
 */
export function canonicalPassport(text: string, nationality?: string): string | null {
  const number = compact(text);
  return (nationality === "IR" ? IRANIAN : OTHER).test(number) ? number : null;
}
