import type { Command } from "commander";
import { isLeapYear } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { fold } from "#domain/text/fold.ts";
import { calendarOption } from "../calendar-option.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { eachValue, valuesOf } from "../values.ts";

export function registerLeap(parent: Command, io: Io): void {
  const command = parent
    .command("leap")
    .summary("whether years are leap years")
    .argument("[years...]", "years; - or nothing for stdin, one on each line")
    .description("Whether years are leap years, true or false a line. What is no year is ! and the exit code is 1.")
    .addOption(calendarOption("--calendar <calendar>", "of the years", "jalali"))
    .action(async (years: string[], { calendar }: { calendar: ConvertibleCalendar }) => {
      await eachValue(valuesOf(years, command, io), io, (text) => {
        const year = fold(text);
        if (/^\d{1,4}$/.test(year)) return String(isLeapYear(Number(year), calendar));
        io.exitCode = EXIT.problems;
        return `! Not a year: "${text}"`;
      });
    });
  withExamples(command, ["date leap 1403 1404 1408", "date leap 2000 1900 --calendar gregorian"]);
}
