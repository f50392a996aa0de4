import { addDays } from "#domain/calendar/arithmetic.ts";
import { stepByMonths } from "#domain/calendar/month-step.ts";
import { weekday } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";

const MONTHS_IN_YEAR = 12;

/**
 * Returns the day that a key moves the focus to. Left is the next day in right-to-left layouts. Null for keys that the
 * grid does not handle.
 */
export function dayAfterKey(
  key: string,
  isShifted: boolean,
  day: IsoDate,
  calendar: ConvertibleCalendar,
  direction: "rtl" | "ltr",
): IsoDate | null {
  const forward = direction === "rtl" ? -1 : 1;
  const moves: Readonly<Record<string, () => IsoDate>> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageDown: () => stepByMonths(day, isShifted ? MONTHS_IN_YEAR : 1, calendar),
    PageUp: () => stepByMonths(day, isShifted ? -MONTHS_IN_YEAR : -1, calendar),
  };
  return moves[key]?.() ?? null;
}
