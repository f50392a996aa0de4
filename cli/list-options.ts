import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { CliError } from "./cli-error.ts";
import { instantOption } from "./instant-option.ts";
import type { Io } from "./io.ts";
import { say } from "./say.ts";

/** What lists of the provider's are bounded by. */

const UNITS: Readonly<Record<string, number>> = { m: 60, h: HOUR_SECONDS, d: DAY_SECONDS };

/** A length of time that was typed, `90m`, `2h` or `3d`, in seconds; null when it is none. */
export function lengthOf(typed: string): number | null {
  const [, count, unit = ""] = /^(\d{1,4})([mhd])$/.exec(foldDigits(typed)) ?? [];
  const seconds = UNITS[unit];
  return count === undefined || seconds === undefined ? null : Number(count) * seconds;
}

/** Since when (epoch seconds): a length of time before now, or an instant. @throws CliError `bad_instant`. */
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

/** Says how many of all there are stand beyond what a list shows. */
export function noteLeft({ items, total }: { items: readonly unknown[]; total: number }, io: Io): void {
  if (total > items.length)
    say([`${total - items.length} مورد دیگر نشان داده نشد.`, `${total - items.length} more not shown.`], io);
}
