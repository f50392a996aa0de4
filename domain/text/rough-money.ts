import type { Locale } from "../enums/enums.ts";
import { formatShortMoney } from "./money.ts";

/** Rial in a tenth of a million toman, and in a thousand. */
const STEPS = { tenth: 1_000_000, thousand: 10_000 } as const;
const MILLION = STEPS.tenth * 10;

/**
 * Formats integer rial rounded, in millions or thousands of toman without the word toman, for pins of a map: 86,110,000
 * is `۸٫۶ میلیون`, 8,460,000 is `۸۴۶ هزار`. The exact sum stands on the card of the pin.
 */
export function formatRoughMoney(rial: number, locale: Locale): string {
  const step = rial < MILLION ? STEPS.thousand : STEPS.tenth;
  const { amount, unit } = formatShortMoney(Math.max(step, Math.round(rial / step) * step), locale);
  return `${amount}\u00A0${unit.split("\u00A0", 1).join("")}`;
}

/** Figures of a short price in millions: two decimals where they are few, one from ten on. */
const MILLION = 10_000_000;
const LARGE = 10 * MILLION;

/**
 * Formats integer rial in millions of toman, rounded, without a unit, for a strip of days to be compared: 116,660,000
 * is `۱۱٫۷`.
 */
export const formatMillions = (rial: number, locale: Locale): string =>
  formatNumber(rial / MILLION, locale, { maximumFractionDigits: rial < LARGE ? 2 : 1 });
