import { useMemo } from "react";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { DAYS_AHEAD } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { holidaysBetween } from "#domain/calendar/holidays.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { ofPair } from "#domain/text/in-locale.ts";

/** This month began before today, and the last one ends after the last day that can be booked. */
const [HOLIDAYS_BEFORE, HOLIDAYS_AFTER] = [31, 62];

/** What happens on each day from today to the last that can be booked, by name. */
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
