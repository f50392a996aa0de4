import { useMemo } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { DAYS_AHEAD } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { holidaysBetween } from "#domain/calendar/holidays.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { ofPair } from "#domain/text/in-locale.ts";

/** Margins in days: the first month begins before today, and the last one ends after the last bookable day. */
const [HOLIDAYS_BEFORE, HOLIDAYS_AFTER] = [31, 62];

/** Names of the holidays by day, for all months that can be shown. */
export function useHolidays(today: IsoDate): ReadonlyMap<IsoDate, string> {
  const { locale } = useLocale();
  return useMemo(
    () =>
      new Map(
        holidaysBetween(addDays(today, -HOLIDAYS_BEFORE), addDays(today, DAYS_AHEAD.max + HOLIDAYS_AFTER))
          .filter(({ isHoliday }) => isHoliday)
          .map(({ date, nameFa, nameEn }) => [date, ofPair([nameFa, nameEn], locale)]),
      ),
    [today, locale],
  );
}
