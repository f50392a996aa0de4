import type { Locale } from "../enums/enums.ts";
import { localDigits } from "./digits.ts";

/**
 * By whose clock an hour is said, where that is not the only one: a hotel's hours by its own, every deadline by Tehran's.
 * Within Iran both are one clock, which needs no name.
 */
const CLOCKS = {
  there: { fa: (hour: string) => `${hour} به وقت محلی`, en: (hour: string) => `${hour} local time` },
  tehran: { fa: (time: string) => `${time} به وقت تهران`, en: (time: string) => `${time} (Tehran time)` },
} as const satisfies Record<string, Record<Locale, (text: string) => string>>;

const HOME = "IR";

/** True of a place outside Iran. `country`: ISO 3166-1 alpha-2; where it is not known, the place is taken for one in Iran. */
export const isAbroad = ({ country = HOME }: { country?: string | undefined }): boolean => country !== HOME;

/** An hour of a place, `HH:MM` by its own clock: `۱۴:۰۰`, and abroad `۱۴:۰۰ به وقت محلی`. */
export function hourThere(hour: string, abroad: boolean, locale: Locale): string {
  const said = localDigits(hour, locale);
  return abroad ? CLOCKS.there[locale](said) : said;
}

/** A moment or a day in words by Tehran's clock, which is named where it is about a place abroad. */
export const byTehran = (time: string, abroad: boolean, locale: Locale): string =>
  abroad ? CLOCKS.tehran[locale](time) : time;
