import { HOUR_SECONDS } from "../calendar/constants.ts";
import type { Locale } from "../enums/enums.ts";
import { formatNumber } from "./numbers.ts";

const HOUR_MINUTES = HOUR_SECONDS / 60;

const WORDS = {
  fa: { hours: "ساعت", minutes: "دقیقه", and: " و " },
  en: { hours: "h", minutes: "min", and: " " },
} as const satisfies Record<Locale, unknown>;

/** Duration of a flight or a wait: `۱ ساعت و ۳۵ دقیقه`, `1 h 35 min`. @param minutes whole, not negative. */
export function formatDuration(minutes: number, locale: Locale): string {
  const words = WORDS[locale];
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  const parts = [
    ...(hours > 0 ? [`${formatNumber(hours, locale)}\u00A0${words.hours}`] : []),
    ...(rest > 0 || hours === 0 ? [`${formatNumber(rest, locale)}\u00A0${words.minutes}`] : []),
  ];
  return parts.join(words.and);
}
