import type { Command } from "commander";
import { fold } from "#domain/text/fold.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import type { Machine } from "./machine.ts";
import { answerEach, rowOptions, valuesOf } from "./values.ts";

/** `text fold`: prints texts with their digits and letters folded. */
export function register(parent: Command, io: Io): void {
  withExamples(parent, ["text fold ۱۲۳"]);
  const command = parent
    .command("fold")
    .summary("texts as they are validated and compared")
    .argument("[values...]", "texts; - or nothing for stdin, one on each line")
    .description("Texts with digits and letters as the product folds them before it validates, a line each.")
    .action((values: string[], options: Machine) =>
      answerEach(valuesOf(values, command, io), options, io, {
        list: "texts",
        textOf: fold,
        rowOf: (input) => ({ input, value: fold(input) }),
      }),
    );
  rowOptions(command, "input, value");
  withExamples(command, ["text fold ۱۲۳ علي", "cat names.txt | shamseh text fold -"]);
}
