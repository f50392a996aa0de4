import type { Locale } from "../enums/enums.ts";
import { SHORT_UNITS } from "./money.ts";
import { formatNumber } from "./numbers.ts";

/**
 * Formats integer rial rounded, in millions or thousands of toman without the word toman, for pins of a map: 86,110,000
 * is `۸٫۶ میلیون`, 8,460,000 is `۸۴۶ هزار`. The exact sum stands on the card of the pin.
 */
export function formatRoughMoney(rial: number, locale: Locale): string {
  const [million, thousand] = SHORT_UNITS;
  const unit = rial >= million.rial ? million : thousand;
  const amount = formatNumber(rial / unit.rial, locale, { maximumFractionDigits: unit === million ? 1 : 0 });
  return `${amount}\u00A0${unit[locale]}`;
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
