import { PASSPORT } from "../bounds.ts";
import { compact } from "./compact.ts";

/** Iran issues one letter and eight digits. */
const IRANIAN = /^[A-Z]\d{8}$/;
/** ICAO 9303 leaves nine places of letters and digits; no country issues a number without a digit. */
const OTHER = new RegExp(`^(?=.*\\d)[A-Z0-9]{${PASSPORT.min},${PASSPORT.max}}$`);

/**
 * A passport number in upper case without separators, as it is kept and compared; null when it is none (R132).
 *
 * @param nationality of its bearer, ISO 3166-1 alpha-2. `IR` is the stricter form; unknown is judged as any other.
 */
export function canonicalPassport(text: string, nationality?: string): string | null {
  const number = compact(text);
  return (nationality === "IR" ? IRANIAN : OTHER).test(number) ? number : null;
}
