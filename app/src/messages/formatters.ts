import type { Formatters } from "intl-messageformat";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";

/** Which numbers a locale says in the singular: Persian those up to one, English one alone. */
const isSingular = {
  fa: (n: number) => n > -1 && n <= 1,
  en: (n: number) => Math.abs(n) === 1,
} as const satisfies Record<Locale, unknown>;
const MOST_DECIMALS = 3;

/**
 * What the library writes numbers and chooses plurals with: `domain/text`, as everywhere. Formatters of the engine's own
 * would be made for each message, and looked up by their options written as JSON each time.
 */
export const formattersOf = (locale: Locale): Formatters => ({
  getNumberFormat: () =>
    ({ format: (n: number) => formatNumber(n, locale, { maximumFractionDigits: MOST_DECIMALS }) }) as NumberFormatter,
  getPluralRules: () => ({ select: (n: number) => (isSingular[locale](n) ? "one" : "other") }) as PluralChooser,
  getDateTimeFormat: () => {
    throw new Error("Dates come into a message as domain/text has written them");
  },
});
type NumberFormatter = ReturnType<Formatters["getNumberFormat"]>;
type PluralChooser = ReturnType<Formatters["getPluralRules"]>;
