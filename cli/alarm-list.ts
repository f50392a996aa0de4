import type { Command } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";

/** `operator alarms list`: what is open, the oldest first; exit code 1 while there is anything. */
export function registerAlarmList(command: Command, io: Io): void {
  command.summary("lists the alarms that are open").description("Lists the alarms that are open, the oldest first.");
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (options: Where & { json?: true }) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.alarms, { signal: io.signal });
      if (!result.ok) return refused(result.failure, io);
      const { items, total } = result.value;
      if (total > 0) io.exitCode = EXIT.problems;
      if (options.json) return io.out(`${JSON.stringify({ schemaVersion: 1, total, alarms: items }, null, 2)}\n`);
      const rows = items.map(({ id, kind, subject, facts, raised_at }) => [
        String(id),
        new Date(raised_at * 1_000).toISOString(),
        kind,
        subject,
        Object.entries(facts)
          .map(([name, value]) => `${name}=${value}`)
          .join(" "),
      ]);
      await io.out(`${tableLines(rows).join("\n")}${rows.length > 0 ? "\n" : "no alarm is open\n"}`);
      if (total > items.length) io.note(`${total - items.length} more are not shown.`);
    });
  withExamples(command, ["operator alarms list", "operator alarms list --json"]);
}
