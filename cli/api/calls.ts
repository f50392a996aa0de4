import type { Command } from "commander";
import { contract } from "#domain/contract/contract.shapes.ts";
import { tableLines } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";

export function registerCalls(parent: Command, io: Io): void {
  const command = parent
    .command("calls")
    .description("Every call of the contract: method, path, who may call it, and whether the specification names it.")
    .option("--json", "one JSON document")
    .action(async (options: { json?: true }) => {
      const rows = contract.map(({ call }) => call);
      if (options.json) return io.out(`${JSON.stringify({ schemaVersion: 1, calls: rows }, null, 2)}\n`);
      const lines = tableLines(rows.map(({ name, method, path, who, source }) => [name, method, path, who, source]));
      await io.out(`${lines.join("\n")}\n`);
    });
  withExamples(command, ["api calls", "shamseh api calls | grep specified"]);
}
