import type { Command } from "commander";
import { CalendarError } from "#domain/calendar/calendar-error.ts";
import { dateOfDay } from "#domain/calendar/conversion.ts";
import { parseDay } from "#domain/calendar/parse.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { calendarOption } from "../calendar-option.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { eachValue, valuesOf } from "../values.ts";
import { dateText, reasonOf } from "./texts.ts";

type Options = { from: ConvertibleCalendar; to: ConvertibleCalendar; jsonl?: true };

export function registerConvert(parent: Command, io: Io): void {
  const command = parent
    .command("convert")
    .summary("dates of one calendar in another")
    .argument("[dates...]", "1405/8/29, 1405-08-29 or ۱۴۰۵/۸/۲۹; - or nothing for stdin, one on each line")
    .description(
      "Dates of one calendar in another, one YYYY-MM-DD a line in the order given. Where a date cannot be read, its line is ! and the reason, and the exit code is 1.",
    )
    .addOption(calendarOption("--from <calendar>", "of the dates given", "jalali"))
    .addOption(calendarOption("--to <calendar>", "of the dates wanted", "gregorian"))
    .option("--jsonl", "one JSON object a line: input, from, to, and value or error")
    .action(async (dates: string[], options: Options) => {
      await eachValue(valuesOf(dates, command, io), io, options.jsonl ? asJson(options, io) : asText(options, io));
    });
  withExamples(command, [
    "date convert 1405/8/30",
    "date convert 2026-11-21 --from gregorian --to islamic",
    "cat dates.txt | shamseh date convert - --from gregorian --to jalali",
  ]);
}

/** The date in the other calendar, or why not; a fault makes the command end with 1. */
function attempt(text: string, { from, to }: Options, io: Io): string | CalendarError {
  try {
    return dateText(dateOfDay(parseDay(text, from), to));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    io.exitCode = EXIT.problems;
    return error;
  }
}

const asText = (options: Options, io: Io) => (text: string) => {
  const result = attempt(text, options, io);
  return typeof result === "string" ? result : `! ${reasonOf(result, io.locale)}`;
};

const asJson = (options: Options, io: Io) => (input: string) => {
  const result = attempt(input, options, io);
  const { from, to } = options;
  return JSON.stringify(
    typeof result === "string"
      ? { input, from, to, value: result }
      : { input, from, to, error: { code: result.code, message: reasonOf(result, io.locale) } },
  );
};
