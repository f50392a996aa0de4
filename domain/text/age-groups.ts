import { CHILD_UNTIL, INFANT_UNTIL } from "../bounds.ts";
import type { Locale } from "../enums/enums.ts";
import { formatNumber } from "./numbers.ts";

/** Age limits of traveller groups (R137) for sentences: completed years in the locale's digits. */
export const ageGroupValues = (locale: Locale) => ({
  infantUntil: formatNumber(INFANT_UNTIL, locale),
  childFrom: formatNumber(INFANT_UNTIL, locale),
  childLast: formatNumber(CHILD_UNTIL - 1, locale),
  adultFrom: formatNumber(CHILD_UNTIL, locale),
});
