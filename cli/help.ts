import type { Command } from "commander";

/** A summary as a description. */
export const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

/**
 * Prints examples before the usage, since they are read first. Each is the text after `shamseh `, or a whole pipeline.
 */
export const withExamples = (command: Command, examples: readonly string[]): Command =>
  command.addHelpText(
    "before",
    ({ command: shown }) =>
      `${shown.createHelp().styleTitle("Examples:")}\n${examples.map((example) => `  $ ${example.includes("shamseh ") ? example : `shamseh ${example}`}\n`).join("")}`,
  );
