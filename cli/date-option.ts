import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { CliError } from "./cli-error.ts";

/** Reads the Gregorian or Jalali day of an option. @throws CliError `unreadable_date`. */
export function dateOption(option: string, typed: string): IsoDate {
  const iso = normaliseIso(typed);
  if (iso !== null) return iso;
  throw new CliError("unreadable_date", [`«${typed}» تاریخ نیست`, `«${typed}» is no date`], {
    where: option,
    mend: ["مانند 2026-12-01 یا 1405/09/10 بنویسید.", "Write 2026-12-01 or 1405/09/10."],
  });
}
