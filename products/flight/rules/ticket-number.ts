import { foldDigits } from "#domain/text/fold.ts";

/** Identifiers on a ticket. */

const CARRIER_DIGITS = 3;
const DOCUMENT_DIGITS = 10;
const MODULUS = 7;
const TICKET = new RegExp(`^\\d{${CARRIER_DIGITS + DOCUMENT_DIGITS + 1}}$`);

/**
 * The number of a ticket: three digits of the carrier, ten of the document, and a check digit, the remainder of all of
 * them by seven.
 *
 * @param carrier three digits.
 * @param document a whole number of at most ten digits.
 * @throws RangeError for other values.
 */
export function ticketNumber(carrier: string, document: number): string {
  const isDocument = Number.isInteger(document) && document >= 0 && document < 10 ** DOCUMENT_DIGITS;
  if (!/^\d{3}$/.test(carrier) || !isDocument) throw new RangeError(`No ticket ${carrier} ${document}`);
  const digits = carrier + String(document).padStart(DOCUMENT_DIGITS, "0");
  return digits + (Number(digits) % MODULUS);
}

/** True for a ticket number with a valid check digit. */
export const isTicketNumber = (text: string): boolean =>
  TICKET.test(text) && Number(text.slice(0, -1)) % MODULUS === Number(text.slice(-1));

const UNCHECKED_DIGITS = CARRIER_DIGITS + DOCUMENT_DIGITS;
const AS_PRINTED = new RegExp(`^\\d{${UNCHECKED_DIGITS}}\\d?$`);

/**
 * Parses a ticket number as printed by a carrier: thirteen digits, or fourteen with the check digit, which some
 * carriers compute over all thirteen and others over the document's ten. Spaces and hyphens are ignored. Null if
 * invalid.
 */
export function readTicketNumber(typed: string): string | null {
  const digits = foldDigits(typed).replace(/[\s\u200c-]/g, "");
  if (!AS_PRINTED.test(digits)) return null;
  const check = digits.slice(UNCHECKED_DIGITS);
  const checked = [digits.slice(0, UNCHECKED_DIGITS), digits.slice(CARRIER_DIGITS, UNCHECKED_DIGITS)];
  return check === "" || checked.some((one) => Number(one) % MODULUS === Number(check)) ? digits : null;
}

/** Comparison key of a ticket number, with or without its check digit. */
export const ticketKey = (number: string): string => number.slice(0, UNCHECKED_DIGITS);

/**
 * Parses a record locator as carriers and agencies write them: five to eight Latin letters and digits, capitals. Null
 * if invalid.
 */
export function readLocator(typed: string): string | null {
  const locator = foldDigits(typed).trim().toUpperCase();
  return /^[A-Z\d]{5,8}$/.test(locator) ? locator : null;
}

/** Unambiguous letters and digits: no 0, 1, I and O. */
const LOCATOR_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LOCATOR_LENGTH = 6;
/** Number of record locators: each integer below it maps to a locator of its own. */
export const LOCATORS = LOCATOR_ALPHABET.length ** LOCATOR_LENGTH;

/**
 * The record locator of a number: six letters or digits.
 *
 * @throws RangeError for anything but a whole number from 0 to `LOCATORS` - 1.
 */
export function locatorOf(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= LOCATORS) throw new RangeError(`No locator ${number}`);
  let text = "";
  for (let rest = number; text.length < LOCATOR_LENGTH; rest = Math.floor(rest / LOCATOR_ALPHABET.length)) {
    text = LOCATOR_ALPHABET.charAt(rest % LOCATOR_ALPHABET.length) + text;
  }
  return text;
}
