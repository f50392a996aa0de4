import { CARD_DIGITS } from "../bounds.ts";
import { compact } from "./compact.ts";

/** A card number among the words it may be pasted with. */
const CARD = new RegExp(`(?<!\\d)\\d{${CARD_DIGITS}}(?!\\d)`);

/**
 * Parses a bank card's sixteen digits to ASCII; null if invalid. The last digit is a check digit (Luhn). The issuing
 * bank is not looked up: banks are founded and merged faster than lists of them.
 */
export function canonicalCard(text: string): string | null {
  const card = CARD.exec(compact(text))?.[0];
  if (card === undefined || /^0+$/.test(card)) return null;
  let sum = 0;
  for (let index = 0; index < CARD_DIGITS; index++) {
    // Of sixteen digits the first, third, … are doubled; the digits of two-digit results are added.
    const weighted = Number(card[index]) * (index % 2 === 0 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0 ? card : null;
}
