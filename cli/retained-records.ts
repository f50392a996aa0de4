import type { Command } from "commander";
import type { KeptRecordValue } from "#domain/contract/leaving.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { tableLines } from "./display-width.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "./operator-client.ts";
import { printable } from "./printable.ts";

/**
 * `operator kept-records show`: the buyer and purchases of a deleted account; each reading is recorded with its reason.
 */
export function registerKeptRecord(command: Command, io: Io): void {
  command
    .summary("shows who bought a reservation of a deleted account")
    .description(
      "Shows who bought a reservation whose account was deleted, for as long as the law wants it kept. That it was read, by whom and why stays in the journal.",
    )
    .argument("<code>", "the reservation's confirmation code or tracking code")
    .requiredOption("--reason <text>", "why it is read, kept in the journal")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (code: string, options: Where & { operator?: string; reason: string; json?: true }) => {
      const { client, said } = await decidingClient(options, options.operator, io);
      const body = { ...said, reason: options.reason };
      const result = await client.call(operatorCalls.keptRecord, { params: { code }, body });
      if (!result.ok) return refused(result.failure, io);
      await io.out(options.json ? documentText(result.value) : asText(result.value, io));
    });
  withExamples(command, ["operator kept-records show 4830571962 --reason 'The tax office asks, letter 1405/77'"]);
}

const SUMS = ["total", "paid", "refunded"] as const;

function asText(record: KeptRecordValue, { locale }: Io): string {
  const said = Object.entries(record).filter(([, value]) => value !== null);
  const shown = (name: string, value: unknown) =>
    SUMS.some((sum) => sum === name) ? formatMoneyText(Number(value), locale) : printable(String(value));
  return `${tableLines(said.map(([name, value]) => [name, shown(name, value)])).join("\n")}\n`;
}
