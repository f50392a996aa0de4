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
