import type { Locale } from "../enums/enums.ts";
import type { ForeignCurrency } from "../payment/exchange.ts";
import { ofPair } from "./in-locale.ts";
import { formatNumber } from "./numbers.ts";

const UNITS = {
  EUR: ["یورو", "€"],
  USD: ["دلار", "US$"],
  AED: ["درهم", "AED"],
} as const satisfies Record<ForeignCurrency, readonly [fa: string, en: string]>;

/**
 * Formats what a sum is about in whole units of a currency: `≈ ۴۱ یورو`, `≈ € 41`. The word follows a Persian number, the
 * sign precedes an English one; joined by no-break spaces.
 */
export function formatAbout(units: number, currency: ForeignCurrency, locale: Locale): string {
  const number = formatNumber(units, locale);
  const [word, sign] = UNITS[currency];
  return [
    "≈",
    ...ofPair(
      [
        [number, word],
        [sign, number],
      ] as const,
      locale,
    ),
  ].join("\u00A0");
}
