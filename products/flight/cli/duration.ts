import { type Command, Option } from "commander";
import { CliError } from "#cli/cli-error.ts";
import { EXIT } from "#cli/exit-codes.ts";
import { hintOfFile } from "#cli/file-hint.ts";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { documentText, jsonlOption } from "#cli/machine.ts";
import { answerEach, valuesOf } from "#cli/values.ts";
import type { Side } from "#domain/time/instant.ts";
import type { Duration } from "#products/flight/rules/duration.ts";
import { flightOf, type LineFault, minutesOfLine, valuesOfLine } from "./lines.ts";

const EXAMPLE = "IKA IST 2026-11-25T22:45 2026-11-26T01:55";
const VALUES = EXAMPLE.split(" ").length;

type Options = { side?: Side; json?: true; jsonl?: true };

export function registerDuration(parent: Command, io: Io): void {
  const command = parent
    .command("duration")
    .summary("how long flights take by the clocks of their two ends")
    .argument("[flight...]", "from, to, departs and arrives; - or nothing for stdin, one flight on each line")
    .description(
      `How many minutes a flight takes, from two airports and two local times: ${EXAMPLE}. Days are Gregorian or Jalali. Where there is no duration, its line is ! and the reason, and the exit code is 1: an airport that is not known, a time that the clock leaves out or, without --side, shows twice.`,
    )
    .addOption(
      new Option("--side <side>", "which of two times is meant where a clock shows one twice").choices([
        "earlier",
        "later",
      ]),
    )
    .option("--json", "one JSON document of one flight: minutes, day_shift, departs_at, arrives_at, offsets")
    .addOption(jsonlOption("input, and the same or error"))
    .action(async (values: string[], options: Options) => {
      const isOne = values.length > 0 && values[0] !== "-";
      hintOfFile(values.length === 1 ? values[0] : undefined, command, io);
      refuseUse(values, isOne, options);
      const side = options.side ?? null;
      if (options.json) return printOne(values, side, io);
      const given = isOne ? [values.join(" ")] : values;
      await answerEach(valuesOf(given, command, io), options, io, {
        list: "flights",
        textOf: asLine(side, io),
        rowOf: asRow(side, io),
      });
    });
  withExamples(command, [
    `flight duration ${EXAMPLE}`,
    "flight duration IKA IST 1405-09-04T22:45 1405-09-05T01:55 --json",
    "cat flights.txt | shamseh flight duration - --jsonl",
  ]);
}

/** @throws CliError `one_flight`, `four_values`. */
function refuseUse(values: readonly string[], isOne: boolean, options: Options): void {
  if (options.json && !isOne) {
    throw new CliError("one_flight", ["برای یک پرواز است", "is of one flight"], {
      where: "--json",
      mend: ["برای سطرها --jsonl را به کار ببرید.", "Use --jsonl for lines."],
    });
  }
  if (isOne && values.length !== VALUES) {
    throw new CliError(
      "four_values",
      ["دو فرودگاه و دو ساعت محلی لازم است", "two airports and two local times are needed"],
      { mend: [`چنین بنویسید: ${EXAMPLE}`, `Write ${EXAMPLE}.`] },
    );
  }
}

const documentOf = ({ minutes, dayShift, departsAt, arrivesAt, offsets }: Duration) => ({
  minutes,
  day_shift: dayShift,
  departs_at: departsAt,
  arrives_at: arrivesAt,
  offsets,
});

const errorOf = ({ code, message }: LineFault, io: Io) => ({ error: { code, message: message(io.locale) } });

async function printOne(values: readonly string[], side: Side | null, io: Io): Promise<void> {
  const found = flightOf(values, side);
  const isFault = "code" in found;
  if (isFault) io.exitCode = EXIT.problems;
  await io.out(documentText(isFault ? errorOf(found, io) : documentOf(found)));
}

const asLine = (side: Side | null, io: Io) => (line: string) => {
  const minutes = minutesOfLine(line, side);
  if (!Number.isNaN(minutes)) return String(minutes);
  const found = flightOf(valuesOfLine(line), side);
  if (!("code" in found)) return String(found.minutes);
  io.exitCode = EXIT.problems;
  return `! ${found.message(io.locale)}`;
};

const asRow = (side: Side | null, io: Io) => (input: string) => {
  const found = flightOf(valuesOfLine(input), side);
  if (!("code" in found)) return { input, ...documentOf(found) };
  io.exitCode = EXIT.problems;
  return { input, ...errorOf(found, io) };
};
