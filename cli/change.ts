import type { Command } from "commander";
import { registerQuote } from "./change/quote.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["change quote Zr8kQ2vYw0m4Jt6LxH1cPA --nights 3 --token-file user.token"]);
  registerQuote(command, io);
}
