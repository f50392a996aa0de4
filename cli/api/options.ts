import type { Command } from "commander";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { CliError } from "../cli-error.ts";
import { USUAL_TIMEOUT } from "./client.ts";

/** Maximum timeout, seconds: no call of ours takes longer. */
const LONGEST = HOUR_SECONDS;

function secondsOf(text: string): number {
  const typed = foldDigits(text).trim();
  const seconds = /^\d{1,4}(?:\.\d{1,3})?$/.test(typed) ? Number(typed) : 0;
  if (seconds > 0 && seconds <= LONGEST) return seconds;
  throw new CliError("bad_number", [`«${text}» تعداد ثانیه نیست`, `«${text}» is no number of seconds`], {
    where: "--timeout",
    mend: [`بیش از ۰ و حداکثر ${LONGEST}.`, `Above 0 and up to ${LONGEST}.`],
  });
}

/** The options of every command that calls a server. */
export const netOptions = (command: Command, usual = `${USUAL_TIMEOUT} without it`): Command =>
  command
    .option("--timeout <seconds>", `how long an answer is waited for; ${usual}`, secondsOf)
    .option("--verbose", "each call and its answer on stderr: status, headers and time");

/** The options of a command that calls the website, or the mock. */
export const serverOptions = (
  command: Command,
  what = "a server; without it the mock in this process answers",
): Command => netOptions(command.option("--base-url <url>", what));
