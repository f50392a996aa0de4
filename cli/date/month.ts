import type { Command } from "commander";
import { fromIso } from "#domain/calendar/conversion.ts";
import { monthGrid } from "#domain/calendar/month-grid.ts";
import type { ConvertibleCalendar, IsoDate } from "#domain/calendar/types.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { monthName, weekdayName } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { calendarOption } from "../calendar-option.ts";
import { displayWidth, padTo } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { dateText, numberArgument, orUsage } from "./texts.ts";

const CALENDARS: readonly ConvertibleCalendar[] = ["jalali", "gregorian", "islamic"];
const LAST_YEAR = 2200;
const GAP = "    ";

export function registerMonth(parent: Command, io: Io): void {
  const command = parent
    .command("month")
    .summary("a month, with the other two calendars beside it")
    .argument("<year>")
    .argument("<month>", "1 to 12")
    .description("A month, its weeks from Saturday, with the same days in the other two calendars beside it.")
    .addOption(calendarOption("--calendar <calendar>", "of the month", "jalali"))
    .option("--json", "one JSON document: weeks of days, each day in the three calendars")
    .action(async (yearText: string, monthText: string, options: { calendar: ConvertibleCalendar; json?: true }) => {
      const year = numberArgument(yearText, "year", 1, LAST_YEAR);
      const month = numberArgument(monthText, "month", 1, 12);
      const { calendar } = options;
      const weeks = orUsage(() => monthGrid(year, month, calendar));
      if (options.json) {
        const document = { calendar, year, month, weeks: weeks.map((week) => week.map(dayInAll)) };
        return io.out(documentText(document));
      }
      const others = CALENDARS.filter((other) => other !== calendar);
      const blocks = [calendar, ...others].map((one) => blockOf(weeks, one, io.locale));
      await io.out(`${sideBySide(blocks).join("\n")}\n`);
    });
  withExamples(command, ["date month 1405 9", "date month 2026 12 --calendar gregorian --json"]);
}

const dayInAll = (iso: IsoDate | null) =>
  iso && Object.fromEntries(CALENDARS.map((calendar) => [calendar, dateText(fromIso(iso, calendar))]));

/** One calendar's view of the weeks: the months it passes through, the weekdays, the days. */
function blockOf(weeks: readonly (readonly (IsoDate | null)[])[], calendar: ConvertibleCalendar, locale: Locale) {
  const days = weeks.flat().filter((day) => day !== null);
  const months = new Set(
    days.map((iso) => {
      const { year, month } = fromIso(iso, calendar);
      return `${monthName(month, calendar, locale)} ${localDigits(year, locale)}`;
    }),
  );
  const cell = (text: string): string => padTo(text, 3);
  const weekdays = Array.from({ length: 7 }, (_, day) => cell(weekdayName(day, locale, "narrow"))).join("");
  const rows = weeks.map((week) =>
    week.map((iso) => cell(iso === null ? "" : localDigits(fromIso(iso, calendar).day, locale).padStart(2))).join(""),
  );
  return [[...months].join(" – "), weekdays, ...rows];
}

function sideBySide(blocks: readonly (readonly string[])[]): string[] {
  const widths = blocks.map((block) => Math.max(...block.map(displayWidth)));
  return (blocks[0] ?? []).map((_, row) =>
    blocks
      .map((block, column) => padTo(block[row] ?? "", widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}
