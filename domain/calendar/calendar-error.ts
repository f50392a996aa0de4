import type { CalendarDate } from "./types.ts";

/** `ambiguous`: the parts make two days, by the order in which they are read. */
type CalendarErrorCode = "unexpected_calendar" | "out_of_range" | "no_such_day" | "unreadable" | "ambiguous";

/** Why a date could not be read or converted. Callers branch on `code`; `message` is for developers. */
export class CalendarError extends Error {
  readonly code: CalendarErrorCode;
  /** The date as it was read: the one that does not exist, or the day-first reading of an ambiguous one. */
  readonly date: CalendarDate | null;

  constructor(code: CalendarErrorCode, message: string, date: CalendarDate | null = null) {
    super(message);
    this.name = "CalendarError";
    this.code = code;
    this.date = date;
  }
}
