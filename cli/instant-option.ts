import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { tehranInstant } from "#domain/calendar/today.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { CliError } from "./cli-error.ts";

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/**
 * Parses an instant (epoch seconds): a Gregorian or Jalali day, `T`, and the hour and minute in Tehran.
 *
 * @throws CliError `bad_instant`.
 */
export function instantOption(typed: string, where: string): number {
  const [date = "", clock = "00:00", ...more] = foldDigits(typed).split(/[T ]/);
  const iso = normaliseIso(date);
  const found = CLOCK.exec(clock);
  if (iso === null || found === null || more.length > 0) {
    throw new CliError("bad_instant", [`«${typed}» زمان نیست`, `«${typed}» is not a date and time`], {
      where,
      mend: [
        "روز و ساعت تهران را بنویسید: 1405-10-05T12:00 یا 2026-12-26T12:00.",
        "Write a day and an hour of Tehran: 1405-10-05T12:00 or 2026-12-26T12:00.",
      ],
    });
  }
  const [, hours = "0", minutes = "0", seconds = "0"] = found;
  return tehranInstant(iso) + Number(hours) * HOUR_SECONDS + Number(minutes) * 60 + Number(seconds);
}
