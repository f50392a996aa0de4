import type { Formatters } from "intl-messageformat";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";

/** Numbers that take the singular in each locale: in Persian those up to one, in English only one. */
const isSingular = {
  fa: (n: number) => n > -1 && n <= 1,
  en: (n: number) => Math.abs(n) === 1,
} as const satisfies Record<Locale, unknown>;
const MAX_DECIMALS = 3;

/**
 * Formatters with which the library writes numbers and chooses plurals: `domain/text`, as everywhere. The engine's own
 * would be created for each message, and looked up by their options serialised as JSON each time.
 */
export const formattersOf = (locale: Locale): Formatters => ({
  getNumberFormat: () =>
    ({ format: (n: number) => formatNumber(n, locale, { maximumFractionDigits: MAX_DECIMALS }) }) as NumberFormatter,
  getPluralRules: () => ({ select: (n: number) => (isSingular[locale](n) ? "one" : "other") }) as PluralChooser,
  getDateTimeFormat: () => {
    throw new Error("Dates come into a message as domain/text has written them");
  },
});
type NumberFormatter = ReturnType<Formatters["getNumberFormat"]>;
type PluralChooser = ReturnType<Formatters["getPluralRules"]>;
