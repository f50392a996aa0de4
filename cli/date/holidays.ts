import type { Command } from "commander";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { type Holiday, holidaysBetween } from "#domain/calendar/holidays.ts";
import { daysInMonth, weekday, yearsOf } from "#domain/calendar/queries.ts";
import { weekdayName } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { tableLines } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { jsonlOption, type Machine, machineText } from "../machine.ts";
import { say } from "../say.ts";
import { dateText, numberArgument } from "./texts.ts";

/** For other years only the solar holidays are known. */
const LUNAR_YEARS = [1405, 1406, 1407] as const;

const PREDICTED = ["پیش‌بینی", "predicted"] as const;
const OPEN = ["تعطیل نیست", "not a day off"] as const;

export function registerHolidays(parent: Command, io: Io): void {
  const command = parent
    .command("holidays")
    .summary("Iran's holidays of a Jalali year, or of a month")
    .argument("<year>", "a Jalali year")
    .argument("[month]", "1 to 12; the whole year without it")
    .description(
      `Iran's holidays of a Jalali year, or of one month of it, Fridays left out. Lunar ones are known from ${LUNAR_YEARS[0]} to ${LUNAR_YEARS[2]} and marked as predicted: they may move by a day.`,
    )
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (yearText: string, monthText: string | undefined, options: Machine) => {
      const year = numberArgument(yearText, "Jalali year", ...yearsOf("jalali"));
      const month = monthText === undefined ? null : numberArgument(monthText, "month", 1, 12);
      const found = holidaysOf(year, month);
      const rows = found.map(asRow);
      if (!LUNAR_YEARS.some((one) => one === year)) {
        say(
          [
            `تعطیلات قمری ${year} معلوم نیست: این‌ها تعطیلات شمسی است`,
            `the lunar holidays of ${year} are not known: these are the solar ones`,
          ],
          io,
        );
      }
      await io.out(machineText(options, { year, month, holidays: rows }, rows) ?? asText(found, io));
    });
  withExamples(command, ["date holidays 1405 9", "date holidays 1406 --jsonl"]);
}

function holidaysOf(year: number, month: number | null): Holiday[] {
  const [first, last] = month === null ? [1, 12] : [month, month];
  const from = toIso({ calendar: "jalali", year, month: first, day: 1 });
  return holidaysBetween(
    from,
    toIso({ calendar: "jalali", year, month: last, day: daysInMonth(year, last, "jalali") }),
  );
}

const asRow = ({ date, nameFa, nameEn, isHoliday, isPredicted }: Holiday) => ({
  jalali: dateText(fromIso(date, "jalali")),
  gregorian: date,
  weekday: weekdayName(weekday(date), "en"),
  name_fa: nameFa,
  name_en: nameEn,
  is_day_off: isHoliday,
  is_predicted: isPredicted,
});

function asText(found: readonly Holiday[], { locale }: Io): string {
  if (found.length === 0) return `${ofPair(["تعطیلی ندارد", "no holiday"], locale)}\n`;
  const rows = found.map(({ date, nameFa, nameEn, isHoliday, isPredicted }) => [
    dateText(fromIso(date, "jalali")),
    date,
    weekdayName(weekday(date), locale),
    ofPair([nameFa, nameEn], locale),
    [...(isHoliday ? [] : [ofPair(OPEN, locale)]), ...(isPredicted ? [ofPair(PREDICTED, locale)] : [])].join(", "),
  ]);
  return `${tableLines(rows).join("\n")}\n`;
}
