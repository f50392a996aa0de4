import type { Locale } from "../enums/enums.ts";
import { formatNumber } from "./numbers.ts";

/** Money is stored in integer rial and shown in toman, ten rial each. */
export const RIAL_IN_TOMAN = 10;

const UNITS = {
  fa: { toman: "تومان", rial: "ریال" },
  en: { toman: "toman", rial: "rial" },
} as const satisfies Record<Locale, unknown>;

const tomanDigits = (rial: number): number => (rial % RIAL_IN_TOMAN === 0 ? 0 : 1);

/** Formats integer rial as toman, with the unit separate, so that screens can size the two: `۱٬۲۵۰٬۰۰۰`, `تومان`. */
export const formatMoney = (rial: number, locale: Locale): { amount: string; unit: string } => ({
  amount: formatNumber(rial / RIAL_IN_TOMAN, locale, { maximumFractionDigits: tomanDigits(rial) }),
  unit: UNITS[locale].toman,
});

/** Formats integer rial as toman in one text: `۱٬۲۵۰٬۰۰۰ تومان`, `1,250,000 toman`, joined by a no-break space. */
export function formatMoneyText(rial: number, locale: Locale): string {
  const { amount, unit } = formatMoney(rial, locale);
  return `${amount}\u00A0${unit}`;
}

const SHORT_UNITS = [
  { rial: 10_000_000, fa: "میلیون", en: "million" },
  { rial: 10_000, fa: "هزار", en: "thousand" },
] as const;
/** Maximum number of decimals of a short amount: `۲٫۵ میلیون`. */
const SHORT_DECIMALS = 2;

/**
 * Formats integer rial as toman, in millions or thousands if round, with the unit separate: `۵`, `میلیون تومان`; in
 * full otherwise: `۱٬۲۳۴٬۵۶۷`, `تومان`.
 */
export function formatShortMoney(rial: number, locale: Locale): { amount: string; unit: string } {
  const short = SHORT_UNITS.find((unit) => rial >= unit.rial && (rial * 10 ** SHORT_DECIMALS) % unit.rial === 0);
  if (short === undefined) return formatMoney(rial, locale);
  const amount = formatNumber(rial / short.rial, locale, { maximumFractionDigits: SHORT_DECIMALS });
  return { amount, unit: `${short[locale]}\u00A0${UNITS[locale].toman}` };
}

const AVERAGE_STEP = 10_000;

/** Formats an average of integer rial, rounded to 1,000 toman: for comparison, never charged. */
export const formatAverageText = (rial: number, locale: Locale): string =>
  formatMoneyText(Math.round(rial / AVERAGE_STEP) * AVERAGE_STEP, locale);

/** Formats integer rial as rial, the unit of gateways: `۳۱٬۲۰۰٬۰۰۰ ریال`. */
export const formatRial = (rial: number, locale: Locale): string =>
  `${formatNumber(rial, locale)}\u00A0${UNITS[locale].rial}`;

/**
 * Formats integer rial in thousands of toman, without a unit, for the cells of a price calendar: 12,500,000 is `۱٬۲۵۰`.
 */
export const formatCompactMoney = (rial: number, locale: Locale): string =>
  formatNumber(rial / RIAL_IN_TOMAN / 1000, locale);
