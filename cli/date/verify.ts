import { setImmediate } from "node:timers/promises";
import type { Command } from "commander";
import { isLeapJalaaliYear, toGregorian, toJalaali } from "jalaali-js";
import { dayNumber, isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { fromIso, toIso } from "#domain/calendar/conversion.ts";
import { daysInMonth, isLeapYear } from "#domain/calendar/queries.ts";
import type { CalendarDate, IsoDate } from "#domain/calendar/types.ts";
import { EXIT } from "../exit-codes.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { dateText, numberArgument } from "./texts.ts";

const FIRST_YEAR = 1178;
const LAST_YEAR = 1501;
const DAY_MILLISECONDS = DAY_SECONDS * 1000;
/** Days between two progress reports, and between two checks for Ctrl-C. */
const DAYS_AT_ONCE = 10_000;

export function registerVerify(parent: Command, io: Io): void {
  const command = parent
    .command("verify")
    .summary("every day of the calendars against ICU and jalaali-js")
    .description(
      "Compares every day of a range of Jalali years, both ways, with the ICU of this Node and with jalaali-js. Exit code 1 when any differ.",
    )
    .option("--from-year <year>", "the first Jalali year", String(FIRST_YEAR))
    .option("--to-year <year>", "the last Jalali year", String(LAST_YEAR))
    .option("--json", "one JSON document")
    .action(async (options: { fromYear: string; toYear: string; json?: true }) => {
      const fromYear = numberArgument(options.fromYear, "--from-year", FIRST_YEAR, LAST_YEAR);
      const toYear = numberArgument(options.toYear, "--to-year", fromYear, LAST_YEAR);
      const from = toIso({ calendar: "jalali", year: fromYear, month: 1, day: 1 });
      const to = toIso({ calendar: "jalali", year: toYear, month: 12, day: daysInMonth(toYear, 12, "jalali") });
      const { days, differences, first } = await compare(dayNumber(from), dayNumber(to), io);
      if (differences > 0) io.exitCode = EXIT.problems;
      const icu = process.versions["icu"] ?? "";
      if (options.json) {
        const document = { from, to, days, differences, first: first ?? null, icu };
        return io.out(documentText(document));
      }
      await io.out(
        `${days} days compared, ${from}..${to}, with ICU ${icu} and jalaali-js\n${differences} differences\n${first === undefined ? "" : `first: ${first}\n`}`,
      );
    });
  withExamples(command, ["date verify", "date verify --from-year 1400 --to-year 1410"]);
}

async function compare(first: number, last: number, io: Io) {
  const found: string[] = [];
  let differences = 0;
  const isWatched = io.stderr.isTTY === true;
  for (let number = first; number <= last && !io.signal.aborted; number++) {
    for (const difference of differencesOn(number)) {
      differences += 1;
      if (found.length === 0) found.push(difference);
    }
    if ((number - first) % DAYS_AT_ONCE === DAYS_AT_ONCE - 1) {
      if (isWatched) io.stderr.write(`\r${Math.round(((number - first) / (last - first)) * 100)} %`);
      await setImmediate();
    }
  }
  if (isWatched) io.stderr.write("\r     \r");
  return { days: last - first + 1, differences, first: found[0] };
}

type Source = {
  readonly name: string;
  readonly differs: (iso: IsoDate, number: number, jalali: CalendarDate) => boolean;
};

/** Independent implementations; ours must name each day alike, and convert back to it. */
const SOURCES: readonly Source[] = [
  { name: "ICU persian", differs: (_iso, number, jalali) => icuDate("persian")(number) !== dateText(jalali) },
  {
    name: "ICU islamic-civil",
    differs: (iso, number) => icuDate("islamic-civil")(number) !== dateText(fromIso(iso, "islamic")),
  },
  { name: "ICU gregory", differs: (iso, number) => icuDate("gregory")(number) !== iso },
  {
    name: "jalaali-js",
    differs: (iso, _number, jalali) => {
      const { year, month, day } = fromIso(iso, "gregorian");
      const there = toJalaali(year, month, day);
      const back = toGregorian(jalali.year, jalali.month, jalali.day);
      return (
        dateText({ year: there.jy, month: there.jm, day: there.jd }) !== dateText(jalali) ||
        dateText({ year: back.gy, month: back.gm, day: back.gd }) !== iso ||
        isLeapJalaaliYear(jalali.year) !== isLeapYear(jalali.year, "jalali")
      );
    },
  },
  {
    name: "the way back",
    differs: (iso, _number, jalali) => toIso(jalali) !== iso || toIso(fromIso(iso, "islamic")) !== iso,
  },
];

function differencesOn(number: number): string[] {
  const iso = isoOfDayNumber(number);
  const jalali = fromIso(iso, "jalali");
  return SOURCES.filter(({ differs }) => differs(iso, number, jalali)).map(({ name }) => `${iso}: ${name}`);
}

const formats = new Map<string, (dayNumber: number) => string>();

/**
 * Formats a day as `YYYY-MM-DD` by ICU in its calendar. Formatters are slow to create, so there is one per calendar.
 */
function icuDate(calendar: string): (dayNumber: number) => string {
  const known = formats.get(calendar);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: "UTC",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const named = (dayNumber: number): string => {
    const date = { year: 0, month: 0, day: 0 };
    for (const { type, value } of format.formatToParts(dayNumber * DAY_MILLISECONDS)) {
      if (type === "year" || type === "month" || type === "day") date[type] = Number(value);
      else if (type === ("relatedYear" as string)) date.year = Number(value);
    }
    return dateText(date);
  };
  formats.set(calendar, named);
  return named;
}
