import type { Command } from "commander";

/** A summary as a description. */
export const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

/** Examples stand before the usage: they are what is read. Each is what follows `shamseh `, or a whole pipeline. */
export const withExamples = (command: Command, examples: readonly string[]): Command =>
  command.addHelpText(
    "before",
    ({ command: shown }) =>
      `${shown.createHelp().styleTitle("Examples:")}\n${examples.map((example) => `  $ ${example.includes("shamseh ") ? example : `shamseh ${example}`}\n`).join("")}`,
  );
