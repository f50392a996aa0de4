import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { instantText } from "#runtime/instant-text.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { noteLeft } from "./list-options.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { tableText } from "./table-text.ts";

/** `operator alarms list`: open alarms, oldest first; exit code 1 while there are any. */
export function registerAlarmList(command: Command, io: Io): void {
  command.summary("lists the alarms that are open").description("Lists the alarms that are open, the oldest first.");
  tokenOptions(command)
    .option("--json", "one JSON document, instants in epoch seconds")
    .addOption(jsonlOption())
    .action(async (options: Where & Machine) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.alarms);
      if (!result.ok) return refused(result.failure, io);
      const { items, total } = result.value;
      if (total > 0) io.exitCode = EXIT.problems;
      const text = machineText(options, { total, alarms: items }, items);
      if (text !== null) return io.out(text);
      const rows = items.map(({ id, kind, subject, facts, raised_at }) => [
        String(id),
        instantText(raised_at),
        kind,
        subject,
        Object.entries(facts)
          .map(([name, value]) => `${name}=${value}`)
          .join(" "),
      ]);
      await io.out(tableText(rows, ["هشداری باز نیست", "no alarm is open"], io));
      noteLeft(result.value, io);
    });
  withExamples(command, ["operator alarms list", "operator alarms list --json"]);
}
