import { type Command, Option } from "commander";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { eachValue, valuesOf } from "./values.ts";

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
    .action(async (amounts: string[], { unit }: { unit: "toman" | "rial" }) => {
      const format = unit === "toman" ? formatMoneyText : formatRial;
      await eachValue(valuesOf(amounts, command, io), io, (text) => {
        const [, minus = "", amount = ""] = /^\s*([-\u2212]?)(.*)$/s.exec(text) ?? [];
        const rial = wholeNumberIn(amount);
        if (rial !== null) return format(minus === "" ? rial : -rial, io.locale);
        io.exitCode = EXIT.problems;
        return `! Not a whole number of rial: "${text}"`;
      });
    });
  withExamples(command, [
    "money format 12500000",
    "money format 12500000 --locale fa",
    "money format - --unit rial < rial.txt",
  ]);
}
