type CalendarErrorCode = "unexpected_calendar" | "out_of_range" | "no_such_day" | "unreadable";

/** Why a date could not be read or converted. Callers branch on `code`; `message` is for developers. */
export class CalendarError extends Error {
  readonly code: CalendarErrorCode;

  constructor(code: CalendarErrorCode, message: string) {
    super(message);
    this.name = "CalendarError";
    this.code = code;
  }
}
