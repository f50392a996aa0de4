import { toIso } from "#domain/calendar/conversion.ts";
import { daysInMonth } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { CliError } from "./cli-error.ts";

/** A Jalali month: its name in addresses (`1405-10`), its first and its last day. */
export type Month = { readonly name: string; readonly from: IsoDate; readonly to: IsoDate };

/** Reads `1405-10`, `1405/10` or `۱۴۰۵-۱۰`. @throws CliError `bad_month`. */
export function monthOption(typed: string): Month {
  const [, yearText, monthText] = /^(1[34]\d\d)[-/](0?[1-9]|1[0-2])$/.exec(foldDigits(typed.trim())) ?? [];
  if (yearText === undefined || monthText === undefined) {
    throw new CliError("bad_month", [`«${typed}» ماه شمسی نیست`, `«${typed}» is no Jalali month`], {
      where: "--month",
      mend: ["سال و ماه را بنویسید، مانند 1405-10.", "Write the year and the month, as 1405-10."],
    });
  }
  const [year, month] = [Number(yearText), Number(monthText)];
  const dayOf = (day: number) => toIso({ calendar: "jalali", year, month, day });
  return {
    name: `${year}-${String(month).padStart(2, "0")}`,
    from: dayOf(1),
    to: dayOf(daysInMonth(year, month, "jalali")),
  };
}
