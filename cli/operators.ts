import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { instantText } from "#runtime/instant-text.ts";
import { inWords } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText, jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { say } from "./say.ts";
import { tableText } from "./table-text.ts";

/** `operator add`: prints a new operator's token to stdout, once. */
export function registerAddOperator(command: Command, io: Io): void {
  command
    .summary("adds an operator, and prints their token")
    .description(
      "Adds an operator, and prints the token they decide with from then on: this once, only its digest is kept. A name that was revoked gets a new one. Takes the installation's token.",
    )
    .argument("<name>", "what is kept with all that they decide")
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (name: string, options: Where & { operator?: string; json?: true }) => {
      const { client, said } = await decidingClient(options, options.operator, io);
      const result = await client.call(operatorCalls.addOperator, { body: { ...said, name } });
      if (!result.ok) return refused(result.failure, io);
      const { token } = result.value;
      await io.out(options.json ? documentText({ name, token }) : `${token}\n`);
      say(
        [
          "آن را از راهی امن برسانید: بار دیگر نشان داده نمی‌شود.",
          "Hand it over by a safe way: it is not shown once more.",
        ],
        io,
      );
    });
  withExamples(command, ["shamseh operator add Mina > mina.token"]);
}

/** `operator list`: current and former holders of a token. */
export function registerOperatorList(command: Command, io: Io): void {
  command
    .summary("lists the operators and their tokens' last use")
    .description(
      "Lists the operators: since when, when their token was last used, to the minute, and who was revoked.",
    );
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Where & Machine) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.operators);
      if (!result.ok) return refused(result.failure, io);
      const { items } = result.value;
      const text = machineText(options, { operators: items }, items);
      if (text !== null) return io.out(text);
      const rows = items.map(({ name, created_at, revoked_at, last_used_at }) => [
        name,
        inWords([`افزوده ${instantText(created_at)}`, `added ${instantText(created_at)}`], io.locale),
        last_used_at === null
          ? inWords(["به‌کارنرفته", "never used"], io.locale)
          : inWords([`آخرین کاربرد ${instantText(last_used_at)}`, `last used ${instantText(last_used_at)}`], io.locale),
        revoked_at === null
          ? ""
          : inWords([`لغوشده ${instantText(revoked_at)}`, `revoked ${instantText(revoked_at)}`], io.locale),
      ]);
      await io.out(tableText(rows, ["هیچ متصدی‌ای توکن ندارد", "no operator has a token"], io));
    });
  withExamples(command, ["operator list", "operator list --json"]);
}
