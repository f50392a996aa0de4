import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { CliError } from "./cli-error.ts";

/** Reads the whole number of an option. @throws CliError `bad_number`: an invalid number must not become an amount. */
export function wholeOption(option: string, typed: string): number {
  const number = wholeNumberIn(typed);
  if (number !== null) return number;
  throw new CliError("bad_number", ["عدد صحیح نیست", "it is no whole number"], { where: option });
}
