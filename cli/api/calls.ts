import type { Command } from "commander";
import { contract, type Described } from "#products/contract.shapes.ts";
import { CliError } from "../cli-error.ts";
import { tableLines } from "../display-width.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { jsonlOption, type Machine, machineText } from "../machine.ts";
import { shapeText } from "../shape-text.ts";
import { didYouMean } from "../similar.ts";

export function registerCalls(parent: Command, io: Io): void {
  const command = parent
    .command("calls")
    .summary("list the calls, or show what one takes and answers")
    .argument("[name]", "a call, to show its query or body and its value; all without it")
    .description(
      "Every call of the contract: method, path, who may call it, and whether the specification names it. Of one that is named also what it takes and what it answers: ? marks what may be absent.",
    )
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (name: string | undefined, options: Machine) => {
      const named = name === undefined ? contract : [callNamed(name)];
      const rows = named.map(({ call }) => call);
      const text = machineText(options, { calls: rows }, rows);
      if (text !== null) return io.out(text);
      const lines = tableLines(rows.map(({ name, method, path, who, source }) => [name, method, path, who, source]));
      await io.out(`${lines.join("\n")}\n`);
      if (name !== undefined) await io.out(named.map(detailsOf).join(""));
    });
  withExamples(command, ["api calls", "api calls property.search", "shamseh api calls | grep specified"]);
}

/** @throws CliError `unknown_call`. */
export function callNamed(name: string): Described {
  const described = contract.find(({ call }) => call.name === name);
  if (described !== undefined) return described;
  const meant = didYouMean(
    name,
    contract.map(({ call }) => call.name),
  );
  throw new CliError("unknown_call", [`فراخوانی ${name} وجود ندارد`, `there is no call ${name}`], {
    mend: [
      `${meant?.[0] ?? ""} همه را \`shamseh api calls\` فهرست می‌کند.`.trim(),
      `${meant?.[1] ?? ""} \`shamseh api calls\` lists them.`.trim(),
    ],
  });
}

const detailsOf = ({ call, input, value }: Described): string =>
  `\n${call.method === "GET" ? "query" : "body"}: ${shapeText(input, "input")}\nvalue: ${shapeText(value)}\n`;
