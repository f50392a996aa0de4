import { randomInt } from "node:crypto";
import { takeRandom } from "../../kernel/random.ts";

/** Crockford's base32: no I, L, O or U, so that nothing is misread. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CONFIRMATION_LENGTH = 26;
/** Ten digits, the first of them no zero. */
const TRACKING_CODES = { from: 1_000_000_000, to: 10_000_000_000 };

/**
 * A confirmation code: 26 characters of Crockford's base32, 130 random bits, a digit among them so that it spells no
 * word of an address.
 */
export function newConfirmationCode(): string {
  for (;;) {
    const code = Array.from(takeRandom(CONFIRMATION_LENGTH), (byte) => CROCKFORD[byte % CROCKFORD.length]).join("");
    if (/\d/.test(code)) return code;
  }
}

/** A tracking code: ten digits for people to read out. It opens nothing without the mobile number. */
export const newTrackingCode = (): string => String(randomInt(TRACKING_CODES.from, TRACKING_CODES.to));
