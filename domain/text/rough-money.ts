import type { Locale } from "../enums/enums.ts";
import { formatShortMoney } from "./money.ts";
import { formatNumber } from "./numbers.ts";

/** Rial in a million toman. */
const MILLION = 10_000_000;
/** Rial in a tenth of a million toman, and in a thousand. */
const STEPS = { tenth: MILLION / 10, thousand: MILLION / 1_000 } as const;

/**
 * Formats integer rial rounded, in millions or thousands of toman without the word toman, for pins of a map: 86,110,000
 * is `۸٫۶ میلیون`, 8,460,000 is `۸۴۶ هزار`. The exact sum stands on the card of the pin.
 */
export function formatRoughMoney(rial: number, locale: Locale): string {
  const step = rial < MILLION ? STEPS.thousand : STEPS.tenth;
  const { amount, unit } = formatShortMoney(Math.max(step, Math.round(rial / step) * step), locale);
  return `${amount}\u00A0${unit.split("\u00A0", 1).join("")}`;
}

/** A price in millions has two decimals below this, one from it on. */
const LARGE = 10 * MILLION;

/**
 * Formats integer rial in millions of toman, rounded, without a unit, for a strip of days to be compared: 116,660,000
 * is `۱۱٫۷`.
 */
export const formatMillions = (rial: number, locale: Locale): string =>
  formatNumber(rial / MILLION, locale, { maximumFractionDigits: rial < LARGE ? 2 : 1 });
