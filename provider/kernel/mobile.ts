import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/mobile";
import { canonicalMobile, isForeignMobile } from "#domain/validation/mobile.ts";

/** A mobile number as it is kept, and the country (ISO 3166-1 alpha-2) whose numbering plan it belongs to. */
type Mobile = { number: string; country: string };

/** The country whose numbers everybody has: codes to them have no limit as a whole, only an alarm. */
export const HOME = "IR";

function readMobile(text: string): Mobile | null {
  const form = canonicalMobile(text);
  if (form === null) return null;
  if (!isForeignMobile(form)) return { number: form, country: HOME };
  const parsed = parsePhoneNumberFromString(form);
  return parsed?.isValid() && parsed.country !== undefined ? { number: parsed.number, country: parsed.country } : null;
}

/**
 * A mobile number of any country as it is kept, judged by its country's numbering plan: spellings that only the plan knows
 * are one (`+49 (0)151…`), and a landline or a number of premium rate is none. Null when it is no mobile number.
 */
export const mobileByPlan = (text: string): string | null => readMobile(text)?.number ?? null;

/** The country of a number as it is kept; null when its plan no longer has it. */
export const countryOfMobile = (mobile: string): string | null => readMobile(mobile)?.country ?? null;

/** True when a country's numbers can be read, by its ISO 3166-1 code. */
export const hasPlan = (iso2: string): boolean => isSupportedCountry(iso2);

/** The digits after the plus sign of a country's numbers; null where its plan is unknown. */
export const callingCode = (iso2: string): string | null =>
  isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : null;
