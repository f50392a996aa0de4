import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { CliError } from "./cli-error.ts";
import { instantOption } from "./instant-option.ts";
import type { Io } from "./io.ts";
import { say } from "./say.ts";

/** Options that limit the provider's lists. */

const UNITS: Readonly<Record<string, number>> = { m: 60, h: HOUR_SECONDS, d: DAY_SECONDS };

/** Parses a duration, `90m`, `2h` or `3d`, in seconds; null when it is invalid. */
export function lengthOf(typed: string): number | null {
  const [, count, unit = ""] = /^(\d{1,4})([mhd])$/.exec(foldDigits(typed)) ?? [];
  const seconds = UNITS[unit];
  return count === undefined || seconds === undefined ? null : Number(count) * seconds;
}

/**
 * Parses the lower bound of a time range (epoch seconds): a duration before now, or an instant. @throws CliError
 * `bad_instant`.
 */
export function sinceOption(typed: string, io: Io): number {
  const seconds = lengthOf(typed);
  return seconds === null ? instantOption(typed, "--since") : Math.floor(io.now()) - seconds;
}

export const LIMIT_HELP = "how many at most, 500 at the most; 50 without it";

/** @throws CliError `bad_number`. */
export function limitOption(typed: string): number {
  const count = wholeNumberIn(typed);
  if (count !== null && count >= 1 && count <= 500) return count;
  throw new CliError("bad_number", ["عدد صحیحی از ۱ تا ۵۰۰ نیست", "it is no whole number from 1 to 500"], {
    where: "--limit",
  });
}

/** Prints the number of items beyond those in a list. */
export function noteLeft({ items, total }: { items: readonly unknown[]; total: number }, io: Io): void {
  if (total > items.length)
    say([`${total - items.length} مورد دیگر نشان داده نشد.`, `${total - items.length} more not shown.`], io);
}
