import type { Command } from "commander";
import { fromIso } from "#domain/calendar/conversion.ts";
import { weekday } from "#domain/calendar/queries.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { weekdayName } from "#domain/text/dates.ts";
import { registerConvert } from "./date/convert.ts";
import { registerHolidays } from "./date/holidays.ts";
import { registerLeap } from "./date/leap.ts";
import { registerMonth } from "./date/month.ts";
import { registerStay } from "./date/stay.ts";
import { dateText } from "./date/texts.ts";
import { registerVerify } from "./date/verify.ts";
import { tableLines } from "./display-width.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText } from "./machine.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["date convert 1405/8/30", "date month 1405 9", "date verify"]);
  registerConvert(command, io);
  registerLeap(command, io);
  registerMonth(command, io);
  registerHolidays(command, io);
  registerStay(command, io);
  registerVerify(command, io);
  registerToday(command, io);
}

function registerToday(parent: Command, io: Io): void {
  const command = parent
    .command("today")
    .summary("today in Tehran")
    .description("Today in Tehran, in the three calendars. The Islamic one is tabular: Iran's may differ by two days.")
    .option("--json", "one JSON document")
    .action(async (options: { json?: true }) => {
      const gregorian = tehranDate(io.now());
      const jalali = dateText(fromIso(gregorian, "jalali"));
      const islamic = dateText(fromIso(gregorian, "islamic"));
      const day = weekday(gregorian);
      if (options.json) {
        const document = { gregorian, jalali, islamic, weekday: weekdayName(day, "en") };
        return io.out(documentText(document));
      }
      const rows = [
        ["jalali", jalali, weekdayName(day, io.locale)],
        ["gregorian", gregorian],
        ["islamic", islamic, "tabular"],
      ];
      await io.out(`${tableLines(rows).join("\n")}\n`);
    });
  withExamples(command, ["date today"]);
}
