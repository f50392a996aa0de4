import type { Locale } from "../enums/enums.ts";
import { formatNumber } from "./numbers.ts";

const UNITS = {
  fa: { meters: "متر", kilometers: "کیلومتر" },
  en: { meters: "m", kilometers: "km" },
} as const satisfies Record<Locale, unknown>;

/** Rounding step of distances below a kilometre, metres: a straight line is no more exact. */
const STEP = 50;
/** Distance from which it is given in kilometres, with one decimal. */
const KILOMETERS_FROM = 1000 - STEP;

/** A distance on the ground, given in metres: `۸۵۰ متر`, `1.2 km`. */
export function formatDistance(meters: number, locale: Locale): string {
  const units = UNITS[locale];
  if (meters >= KILOMETERS_FROM)
    return `${formatNumber(meters / 1000, locale, { maximumFractionDigits: 1 })} ${units.kilometers}`;
  return `${formatNumber(Math.max(STEP, Math.round(meters / STEP) * STEP), locale)} ${units.meters}`;
}
