import type { Command } from "commander";
import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { dateOfDay } from "#domain/calendar/conversion.ts";
import { parseDay } from "#domain/calendar/parse.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { calendarOption } from "../calendar-option.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import { hint } from "../hint.ts";
import type { Io } from "../io.ts";
import type { Machine } from "../machine.ts";
import { answerEach, rowOptions, valuesOf } from "../values.ts";
import { dateText, reasonOf } from "./texts.ts";

type Given = { from: ConvertibleCalendar; to?: ConvertibleCalendar } & Machine;
type Options = Given & { to: ConvertibleCalendar };

/** Default target calendar: Gregorian for Jalali dates, Jalali for all others. */
const usualTarget = (from: ConvertibleCalendar): ConvertibleCalendar => (from === "jalali" ? "gregorian" : "jalali");

export function registerConvert(parent: Command, io: Io): void {
  const command = parent
    .command("convert")
    .summary("dates of one calendar in another")
    .argument("[dates...]", "1405/8/29, 29-8-1405 or ۱۴۰۵/۸/۲۹; - or nothing for stdin, one on each line")
    .description(
      "Dates of one calendar in another, one YYYY-MM-DD a line in the order given. Where a date cannot be read, its line is ! and the reason, and the exit code is 1.",
    )
    .addOption(calendarOption("--from <calendar>", "of the dates given", "jalali"))
    .addOption(calendarOption("--to <calendar>", "of the dates wanted: gregorian, or jalali where --from is another"))
    .action(async (dates: string[], given: Given) => {
      const options: Options = { ...given, to: given.to ?? usualTarget(given.from) };
      const hints = { isHinted: command.getOptionValueSource("from") !== "default" };
      const found = (text: string) => attempt(text, options, io, hints);
      await answerEach(valuesOf(dates, command, io), given, io, {
        list: "dates",
        textOf: (text) => textOf(found(text), io),
        rowOf: (text) => rowOf(text, found(text), options, io),
      });
    });
  rowOptions(command, "input, from, to, and value or error");
  withExamples(command, [
    "date convert 1405/8/30",
    "date convert 2026-11-21 --from gregorian",
    "date convert 2026-11-21 --from gregorian --to islamic",
    "cat dates.txt | shamseh date convert - --from gregorian --to jalali",
  ]);
}

/** Prints the hint once, since a file has one calendar, and never when the calendar was named. */
type Hints = { isHinted: boolean };
/** Year that is plausible in the Gregorian calendar and outside the Jalali range. */
const GREGORIAN_LOOKING = /(?:^|[-/.\s])(?:1[6-9]|20)\d{2}(?:$|[-/.\s])/;

/** Returns the date in the other calendar, or the error; an error makes the command exit with 1. */
function attempt(text: string, { from, to }: Options, io: Io, hints: Hints): string | CalendarError {
  try {
    return dateText(dateOfDay(parseDay(text, from), to));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    io.exitCode = EXIT.problems;
    if (!hints.isHinted && GREGORIAN_LOOKING.test(foldDigits(text))) {
      hints.isHinted = true;
      hint(
        [
          `«${text.trim()}» میلادی به نظر می‌رسد: --from gregorian را اضافه کنید`,
          `«${text.trim()}» looks Gregorian: add --from gregorian`,
        ],
        io,
      );
    }
    return error;
  }
}

type Result = string | CalendarError;

const textOf = (result: Result, { locale }: Io): string =>
  typeof result === "string" ? result : `! ${reasonOf(result, locale)}`;

const rowOf = (input: string, result: Result, { from, to }: Options, { locale }: Io) =>
  typeof result === "string"
    ? { input, from, to, value: result }
    : { input, from, to, error: { code: result.code, message: reasonOf(result, locale) } };
