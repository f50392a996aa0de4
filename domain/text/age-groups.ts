import { CHILD_UNTIL, INFANT_UNTIL } from "../bounds.ts";
import type { Locale } from "../enums/enums.ts";
import { formatNumber } from "./numbers.ts";

/** The ages at which groups of travellers end and begin (R137), as sentences name them: completed years in the locale's digits. */
export const ageGroupValues = (locale: Locale) => ({
  infantUntil: formatNumber(INFANT_UNTIL, locale),
  childFrom: formatNumber(INFANT_UNTIL, locale),
  childLast: formatNumber(CHILD_UNTIL - 1, locale),
  adultFrom: formatNumber(CHILD_UNTIL, locale),
});
