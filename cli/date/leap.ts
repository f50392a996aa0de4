import type { Command } from "commander";
import { isLeapYear, yearsOf } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { fold } from "#domain/text/fold.ts";
import { calendarOption } from "../calendar-option.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import { hint } from "../hint.ts";
import type { Io } from "../io.ts";
import { eachValue, valuesOf } from "../values.ts";

/** A year that is usual in the Gregorian calendar and outside the Jalali range. */
const GREGORIAN_LOOKING = /^(?:1[6-9]|20)\d{2}$/;

function fault(what: string, io: Io): string {
  io.exitCode = EXIT.problems;
  return `! ${what}`;
}

export function registerLeap(parent: Command, io: Io): void {
  const command = parent
    .command("leap")
    .summary("whether years are leap years")
    .argument("[years...]", "years; - or nothing for stdin, one on each line")
    .description(
      "Whether years are leap years, true or false a line. What is no year, or outside the calendar's range, is ! and the exit code is 1.",
    )
    .addOption(calendarOption("--calendar <calendar>", "of the years", "jalali"))
    .action(async (years: string[], { calendar }: { calendar: ConvertibleCalendar }) => {
      let isHinted = command.getOptionValueSource("calendar") !== "default";
      await eachValue(valuesOf(years, command, io), io, (text) => {
        const year = fold(text);
        if (!/^\d{1,6}$/.test(year)) return fault(`Not a year: "${text}"`, io);
        const [first, last] = yearsOf(calendar);
        if (Number(year) < first || Number(year) > last) {
          if (!isHinted && GREGORIAN_LOOKING.test(year)) {
            isHinted = true;
            hint(`«${year}» looks Gregorian: add --calendar gregorian`, io);
          }
          return fault(`Outside ${first} to ${last}: ${calendar} ${year}`, io);
        }
        return String(isLeapYear(Number(year), calendar));
      });
    });
  withExamples(command, ["date leap 1403 1404 1408", "date leap 2000 1900 --calendar gregorian"]);
}
