import { setImmediate } from "node:timers/promises";
import type { Command } from "commander";
import { numberArgument } from "#cli/date/texts.ts";
import { EXIT } from "#cli/exit-codes.ts";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { documentText } from "#cli/machine.ts";
import { dayNumber } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { instantOfSeconds, offsetAt } from "#domain/time/instant.ts";
import { type Zone, zones } from "#domain/time/zones.ts";
import { icuOffset } from "#tools/icu-offset.ts";

const FIRST_YEAR = 1970;
const LAST_YEAR = 2040;
/** Hours between two progress reports, and between two checks for Ctrl-C. */
const HOURS_AT_ONCE = 20_000;

export function registerVerify(parent: Command, io: Io): void {
  const command = parent
    .command("verify")
    .summary("every hour of every zone against ICU")
    .description(
      "Compares the offsets of the airports' zones, hour by hour through a range of years, with the ICU of this Node, and finds each hour again from its local time. Exit code 1 when any differ: an older or newer Node may know other rules.",
    )
    .option("--from-year <year>", "the first year", String(FIRST_YEAR))
    .option("--to-year <year>", "the last year", String(LAST_YEAR))
    .option("--json", "one JSON document")
    .action(async (options: { fromYear: string; toYear: string; json?: true }) => {
      const fromYear = numberArgument(options.fromYear, "--from-year", FIRST_YEAR, LAST_YEAR);
      const toYear = numberArgument(options.toYear, "--to-year", fromYear, LAST_YEAR);
      const { hours, differences, first } = await compare(beginningOf(fromYear), beginningOf(toYear + 1), io);
      if (differences > 0) io.exitCode = EXIT.problems;
      const { icu = "", tz = "" } = process.versions;
      const count = Object.keys(zones).length;
      if (options.json) {
        const range = { from_year: fromYear, to_year: toYear, zones: count, hours };
        const document = { ...range, differences, first: first ?? null, icu, tz };
        return io.out(documentText(document));
      }
      await io.out(
        `${hours} hours of ${count} zones compared, ${fromYear}..${toYear}, with ICU ${icu} (tz ${tz})\n${differences} differences\n${first === undefined ? "" : `first: ${first}\n`}`,
      );
    });
  withExamples(command, ["flight verify", "flight verify --from-year 2020 --to-year 2030 --json"]);
}

const beginningOf = (year: number): number => dayNumber(`${year}-01-01`) * DAY_SECONDS;

async function compare(from: number, to: number, io: Io) {
  const found: string[] = [];
  let [hours, differences] = [0, 0];
  const names = Object.keys(zones) as Zone[];
  const all = ((to - from) / HOUR_SECONDS) * names.length;
  const isWatched = io.stderr.isTTY === true;
  for (const zone of names) {
    const icu = icuOffset(zone);
    for (let instant = from; instant < to && !io.signal.aborted; instant += HOUR_SECONDS) {
      hours += 1;
      if (!isSame(instant, zone, icu(instant))) {
        differences += 1;
        if (found.length === 0) found.push(`${zone}, ${instant} seconds since 1970: ICU ${icu(instant)}`);
      }
      if (hours % HOURS_AT_ONCE > 0) continue;
      if (isWatched) io.stderr.write(`\r${Math.round((hours / all) * 100)} %`);
      await setImmediate();
    }
  }
  if (isWatched) io.stderr.write("\r     \r");
  return { hours, differences, first: found[0] };
}

/**
 * True when the table has this offset at an hour, and the local time maps back to that hour on one side of a
 * transition.
 */
function isSame(instant: number, zone: Zone, offset: number): boolean {
  if (offsetAt(instant, zone) !== offset) return false;
  const earlier = instantOfSeconds(instant + offset, zone, "earlier");
  if (earlier.kind === "exact" || earlier.at === instant) return earlier.at === instant;
  return earlier.kind === "overlap" && instantOfSeconds(instant + offset, zone, "later").at === instant;
}
