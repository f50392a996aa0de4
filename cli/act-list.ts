import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { ActsValue } from "#domain/contract/operator.shapes.ts";
import { instantText } from "#runtime/instant-text.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { LIMIT_HELP, limitOption, noteLeft, sinceOption } from "./list-options.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { printable } from "./printable.ts";
import { tableText } from "./table-text.ts";

type Options = Where & { operator?: string; since?: string; limit?: string } & Machine;

/** `operator acts list`: the journal of operators' changes, latest first. */
export function registerActList(command: Command, io: Io): void {
  command
    .summary("lists what operators have changed")
    .description(
      "Lists what operators have changed, the latest first: when, who, by which call, what it was about, and the reason that was given. A name in brackets was said with the installation's token and not proved by one of its own.",
    )
    .option("--operator <name>", "of this operator alone")
    .option("--since <when>", "not earlier: 90m, 2h or 3d ago, or a day as 1405-08-29 or 2026-11-20T12:00")
    .option("--limit <count>", LIMIT_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Options) => {
      const query = {
        ...(options.operator === undefined ? {} : { operator: options.operator }),
        ...(options.since === undefined ? {} : { since: sinceOption(options.since, io) }),
        ...(options.limit === undefined ? {} : { limit: limitOption(options.limit) }),
      };
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.acts, { query });
      if (!result.ok) return refused(result.failure, io);
      const { items, total } = result.value;
      await io.out(machineText(options, { total, items }, items) ?? asText(items, io));
      noteLeft(result.value, io);
    });
  withExamples(command, [
    "operator acts list",
    "operator acts list --operator Mina --since 3d",
    "operator acts list --since 1405-08-29 --jsonl",
  ]);
}

function asText(items: ActsValue["items"], io: Io): string {
  const rows = items.map(({ at, operator, is_proved, call, subject, reason }) => [
    instantText(at),
    is_proved ? operator : `(${operator})`,
    call.replace(/^operator\./, ""),
    subject ?? "-",
    printable(reason ?? "").replace(/\s+/g, " "),
  ]);
  return tableText(rows, ["هیچ متصدی‌ای چیزی را تغییر نداده است", "no operator has changed anything"], io);
}
