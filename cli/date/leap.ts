import type { Command } from "commander";
import { isLeapYear, yearsOf } from "#domain/calendar/queries.ts";
import type { ConvertibleCalendar } from "#domain/calendar/types.ts";
import { localDigits } from "#domain/text/digits.ts";
import { fold } from "#domain/text/fold.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { calendarOption } from "../calendar-option.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import { hint } from "../hint.ts";
import type { Io } from "../io.ts";
import type { Machine } from "../machine.ts";
import { answerEach, rowOptions, valuesOf } from "../values.ts";

/** Year that is plausible in the Gregorian calendar and outside the Jalali range. */
const GREGORIAN_LOOKING = /^(?:1[6-9]|20)\d{2}$/;

/** Reason why a text is not a year of a calendar. */
type Fault = { readonly code: "not_a_year" | "out_of_range"; readonly message: string };

export function registerLeap(parent: Command, io: Io): void {
  const command = parent
    .command("leap")
    .summary("whether years are leap years")
    .argument("[years...]", "years; - or nothing for stdin, one on each line")
    .description(
      "Whether years are leap years, true or false a line. What is no year, or outside the calendar's range, is ! and the exit code is 1.",
    )
    .addOption(calendarOption("--calendar <calendar>", "of the years", "jalali"))
    .action(async (years: string[], { calendar, ...options }: { calendar: ConvertibleCalendar } & Machine) => {
      let isHinted = command.getOptionValueSource("calendar") !== "default";
      const found = (text: string): boolean | Fault => {
        const year = fold(text);
        const [first, last] = yearsOf(calendar);
        if (/^\d{1,6}$/.test(year) && Number(year) >= first && Number(year) <= last)
          return isLeapYear(Number(year), calendar);
        io.exitCode = EXIT.problems;
        if (!/^\d{1,6}$/.test(year)) return notAYear(text, io.locale);
        if (!isHinted && GREGORIAN_LOOKING.test(year)) {
          isHinted = true;
          hint(
            [
              `«${year}» سال میلادی به نظر می‌رسد: --calendar gregorian را اضافه کنید`,
              `«${year}» looks Gregorian: add --calendar gregorian`,
            ],
            io,
          );
        }
        return outside(year, calendar, io.locale);
      };
      await answerEach(valuesOf(years, command, io), options, io, {
        list: "years",
        textOf(text) {
          const leap = found(text);
          return typeof leap === "boolean" ? String(leap) : `! ${leap.message}`;
        },
        rowOf(input) {
          const leap = found(input);
          return typeof leap === "boolean" ? { input, calendar, is_leap: leap } : { input, calendar, error: leap };
        },
      });
    });
  rowOptions(command, "input, calendar, and is_leap or error");
  withExamples(command, ["date leap 1403 1404 1408", "date leap 2000 1900 --calendar gregorian"]);
}

const notAYear = (text: string, locale: Io["locale"]): Fault => ({
  code: "not_a_year",
  message: ofPair([`«${text}» سال نیست`, `Not a year: "${text}"`], locale),
});

function outside(year: string, calendar: ConvertibleCalendar, locale: Io["locale"]): Fault {
  const [first, last] = yearsOf(calendar);
  const words = [
    `${localDigits(year, "fa")} خارج از سال‌های ${localDigits(first, "fa")} تا ${localDigits(last, "fa")} است`,
    `Outside ${first} to ${last}: ${calendar} ${year}`,
  ] as const;
  return { code: "out_of_range", message: ofPair(words, locale) };
}
