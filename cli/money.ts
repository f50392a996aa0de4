import { type Command, Option } from "commander";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import type { Machine } from "./machine.ts";
import { answerEach, rowOptions, valuesOf } from "./values.ts";

export function register(parent: Command, io: Io): void {
  withExamples(parent, ["money format 12500000"]);
  const command = parent
    .command("format")
    .summary("amounts of rial as toman")
    .argument("[rial...]", "amounts in integer rial; - or nothing for stdin, one on each line")
    .description(
      "Amounts as the product shows them, in the language of --locale. What is no whole number of rial is ! and the exit code is 1.",
    )
    .addOption(new Option("--unit <unit>", "what is shown").choices(["toman", "rial"]).default("toman"))
    .action(async (amounts: string[], { unit, ...options }: { unit: "toman" | "rial" } & Machine) => {
      const format = unit === "toman" ? formatMoneyText : formatRial;
      await answerEach(valuesOf(amounts, command, io), options, io, {
        list: "amounts",
        textOf(text) {
          const rial = rialOf(text, io);
          return rial === null ? `! ${notRial(text, io)}` : format(rial, io.locale);
        },
        rowOf(input) {
          const rial = rialOf(input, io);
          if (rial === null) return { input, error: { code: "not_rial", message: notRial(input, io) } };
          return { input, rial, text: format(rial, io.locale) };
        },
      });
    });
  rowOptions(command, "input, and rial and text or error");
  withExamples(command, [
    "money format 12500000",
    "money format 12500000 --locale fa",
    "money format - --unit rial < rial.txt",
  ]);
}

/** Amount with its sign; null, with exit code 1, for anything but a whole number. */
function rialOf(text: string, io: Io): number | null {
  const [, minus = "", amount = ""] = /^\s*([-\u2212]?)(.*)$/s.exec(text) ?? [];
  const rial = wholeNumberIn(amount);
  if (rial === null) io.exitCode = EXIT.problems;
  return rial === null || minus === "" ? rial : -rial;
}

const notRial = (text: string, { locale }: Io): string =>
  ofPair([`«${text}» عدد صحیحی به ریال نیست`, `Not a whole number of rial: "${text}"`], locale);
