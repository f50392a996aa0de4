import type { Command } from "commander";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { registerDepartures } from "./tour/departures.ts";
import { registerPrice } from "./tour/price.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, [
    'tour price --table kish.json --rooms "2,5;3"',
    "tour departures Kish --from Tehran --month 1405-10",
  ]);
  registerPrice(command, io);
  registerDepartures(command, io);
}
