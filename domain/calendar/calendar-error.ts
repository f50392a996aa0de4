import type { CalendarDate } from "./types.ts";

/** `ambiguous`: the parts make two different days, depending on their order. */
type CalendarErrorCode = "unexpected_calendar" | "out_of_range" | "no_such_day" | "unreadable" | "ambiguous";

/** Failure to read or convert a date. Callers branch on `code`; `message` is for developers. */
export class CalendarError extends Error {
  readonly code: CalendarErrorCode;
  /** The date as read: the non-existent one, or the day-first reading of an ambiguous one. */
  readonly date: CalendarDate | null;

  constructor(code: CalendarErrorCode, message: string, date: CalendarDate | null = null) {
    super(message);
    this.name = "CalendarError";
    this.code = code;
    this.date = date;
  }
}
