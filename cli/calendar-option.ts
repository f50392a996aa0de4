import { Option } from "commander";
import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { calendarNamed } from "#domain/calendar/calendars.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { CliError } from "./cli-error.ts";
import { reasonOf } from "./date/texts.ts";

const NAMES: readonly ConvertibleCalendar[] = ["jalali", "gregorian", "islamic"];

/** An option that takes a calendar's name: jalali, gregorian or islamic (R119, R120). */
export const calendarOption = (flags: string, description: string, fallback?: ConvertibleCalendar): Option =>
  new Option(flags, description).choices(NAMES).argParser(calendarFrom).default(fallback);

function calendarFrom(text: string): ConvertibleCalendar {
  const name = text as ConvertibleCalendar;
  try {
    calendarNamed(name);
    return name;
  } catch (error) {
    if (error instanceof CalendarError)
      throw new CliError(error.code, [reasonOf(error, "fa"), error.message], {
        mend: ["تقویم‌ها: jalali، gregorian، islamic.", "Known: jalali, gregorian, islamic."],
      });
    throw error;
  }
}
