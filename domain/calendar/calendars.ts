import { CalendarError } from "./calendar-error.ts";
import { gregorian } from "./gregorian.ts";
import { islamic } from "./islamic.ts";
import { jalali } from "./jalali.ts";
import type { Calendar, ConvertibleCalendar } from "./types.ts";

const calendars: ReadonlyMap<string, Calendar> = new Map<ConvertibleCalendar, Calendar>([
  ["gregorian", gregorian],
  ["jalali", jalali],
  ["islamic", islamic],
]);

/**
 * Returns the calendar of a name. @throws CalendarError `unexpected_calendar` for any other name, `shia` too (R120, R186): names also come from stored settings, which are not type-checked.
 */
export function calendarNamed(name: ConvertibleCalendar): Calendar {
  const calendar = calendars.get(name);
  if (calendar === undefined) throw new CalendarError("unexpected_calendar", `Unexpected calendar name "${name}"`);
  return calendar;
}
