import { fold } from "./fold.ts";
import { RIAL_IN_TOMAN } from "./money.ts";
import { wholeNumberIn } from "./whole-number.ts";

/** An amount in rial, or a refusal with the amount that was probably meant, rial. */
export type TypedMoney = { readonly rial: number } | { readonly meant: number | null };

/** Parses an amount typed in toman: a whole number and nothing else. */
export function tomanIn(typed: string): TypedMoney {
  const rial = (wholeNumberIn(typed) ?? Number.NaN) * RIAL_IN_TOMAN;
  return Number.isSafeInteger(rial) ? { rial } : { meant: meantBy(typed) };
}

/**
 * The amount in rial of a text that was already validated. @throws RangeError when it is not an amount: it must not
 * become another one.
 */
export function rialOf(typed: string): number {
  const read = tomanIn(typed);
  if ("rial" in read) return read.rial;
  throw new RangeError("Not an amount");
}

/** Words after a number: the value of a unit in rial, and the factor of a scale. */
const UNITS = new Map([
  ["تومان", 10],
  ["تومن", 10],
  ["toman", 10],
  ["tomans", 10],
  ["ریال", 1],
  ["rial", 1],
  ["rials", 1],
  ["irr", 1],
]);
const SCALES = new Map([
  ["هزار", 1e3],
  ["thousand", 1e3],
  ["میلیون", 1e6],
  ["million", 1e6],
  ["میلیارد", 1e9],
  ["billion", 1e9],
]);

/** A number with a decimal part, an exponent or words after it. */
const LOOSE =
  /^(?<whole>\d[\d,٬، ]*?)(?:[.٫/](?<fraction>\d+))?(?:e\+?(?<exponent>\d{1,2}))?(?: ?(?<words>\p{L}[\p{L} ]*))?$/u;

/**
 * The probable amount of a text that is no whole number of toman, to be suggested but never accepted: its whole toman.
 * Null when ambiguous: three digits after a decimal mark may be thousands.
 */
function meantBy(typed: string): number | null {
  const { whole = "", fraction = "", exponent = "0", words = "" } = LOOSE.exec(fold(typed).toLowerCase())?.groups ?? {};
  const before = wholeNumberIn(whole);
  if (before === null || fraction.length === 3) return null;
  let each = RIAL_IN_TOMAN;
  let scale = 1;
  for (const word of words.split(" ").filter(Boolean)) {
    if (!SCALES.has(word) && !UNITS.has(word)) return null;
    scale *= SCALES.get(word) ?? 1;
    each = UNITS.get(word) ?? each;
  }
  const toman = Math.floor((Number(`${before}.${fraction}e${exponent}`) * scale * each) / RIAL_IN_TOMAN);
  return toman > 0 && Number.isSafeInteger(toman * RIAL_IN_TOMAN) ? toman * RIAL_IN_TOMAN : null;
}
