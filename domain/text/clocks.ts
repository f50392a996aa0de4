import type { Locale } from "../enums/enums.ts";
import { localDigits } from "./digits.ts";

/**
 * Name of the clock of a time, if it is not the only one: a hotel's hours are local, every deadline is Tehran's. Within
 * Iran both are the same and need no name.
 */
const CLOCKS = {
  there: { fa: (hour: string) => `${hour} به وقت محلی`, en: (hour: string) => `${hour} local time` },
  tehran: { fa: (time: string) => `${time} به وقت تهران`, en: (time: string) => `${time} (Tehran time)` },
} as const satisfies Record<string, Record<Locale, (text: string) => string>>;

const HOME = "IR";

/** True for a place outside Iran. `country`: ISO 3166-1 alpha-2; an unknown country counts as Iran. */
export const isAbroad = ({ country = HOME }: { country?: string | undefined }): boolean => country !== HOME;

/** A local time of a place, `HH:MM`: `۱۴:۰۰`, and abroad `۱۴:۰۰ به وقت محلی`. */
export function hourThere(hour: string, abroad: boolean, locale: Locale): string {
  const said = localDigits(hour, locale);
  return abroad ? CLOCKS.there[locale](said) : said;
}

/** A moment or a day in words, in Tehran time, which is named for places abroad. */
export const byTehran = (time: string, abroad: boolean, locale: Locale): string =>
  abroad ? CLOCKS.tehran[locale](time) : time;
