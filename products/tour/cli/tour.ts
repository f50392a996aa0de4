import type { Command } from "commander";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { registerDepartures } from "./departures.ts";
import { registerPrice } from "./price.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, [
    'tour price --table kish.json --rooms "2,5;3"',
    "tour departures Kish --from Tehran --month 1405-10",
  ]);
  registerPrice(command, io);
  registerDepartures(command, io);
}
