import type { Command } from "commander";
import { LENGTH_OF_STAY } from "#domain/bounds.ts";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { weekday } from "#domain/calendar/queries.ts";
import { checkOutOf, stayNights } from "#domain/calendar/stay.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import { weekdayName } from "#domain/text/dates.ts";
import { calendarOption } from "../calendar-option.ts";
import { tableLines } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { dateArgument, dateText, numberArgument, orUsage } from "./texts.ts";

export function registerStay(parent: Command, io: Io): void {
  const command = parent
    .command("stay")
    .summary("when a stay ends, and how many nights fall in each month")
    .argument("<check_in>", "the day of arrival")
    .argument("<nights>", `${LENGTH_OF_STAY.min} to ${LENGTH_OF_STAY.max}`)
    .description("When a stay ends, on which weekdays it begins and ends, and how many nights fall in each month.")
    .addOption(calendarOption("--calendar <calendar>", "of the check-in and of the months", "jalali"))
    .option("--json", "one JSON document")
    .action(
      async (checkInText: string, nightsText: string, options: { calendar: ConvertibleCalendar; json?: true }) => {
        const { calendar } = options;
        const checkIn = toIso(dateArgument(checkInText, calendar));
        const nights = numberArgument(nightsText, "nights", LENGTH_OF_STAY.min, LENGTH_OF_STAY.max);
        const checkOut = orUsage(() => checkOutOf(checkIn, nights));
        const months = [...Map.groupBy(stayNights(checkIn, nights), (night) => monthOf(night, calendar))].map(
          ([month, inMonth]) => ({ month, nights: inMonth.length }),
        );
        if (options.json) {
          const days = { check_in: dayOf(checkIn, calendar), check_out: dayOf(checkOut, calendar) };
          return io.out(documentText({ calendar, ...days, nights, months }));
        }
        const line = (name: string, iso: IsoDate) => [
          name,
          dateText(fromIso(iso, calendar)),
          iso,
          weekdayName(weekday(iso), io.locale),
        ];
        const rows = [
          line("check-in", checkIn),
          line("check-out", checkOut),
          ...months.map((one) => ["nights", one.month, String(one.nights)]),
        ];
        await io.out(`${tableLines(rows).join("\n")}\n`);
      },
    );
  withExamples(command, ["date stay 1405/8/29 4", "date stay 2026-12-30 3 --calendar gregorian --json"]);
}

const monthOf = (iso: IsoDate, calendar: ConvertibleCalendar): string => dateText(fromIso(iso, calendar)).slice(0, 7);

const dayOf = (iso: IsoDate, calendar: ConvertibleCalendar) => ({
  date: dateText(fromIso(iso, calendar)),
  gregorian: iso,
  weekday: weekdayName(weekday(iso), "en"),
});
