import { statSync } from "node:fs";
import type { Command } from "commander";
import { hint } from "./hint.ts";
import type { Io } from "./io.ts";
import { shellWord } from "./printed-command.ts";

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Words of a command and its arguments before the values: `shamseh validate field sheba`. */
function wordsOf(command: Command): string {
  const before = command.registeredArguments.flatMap(({ variadic }, at) => (variadic ? [] : [command.args[at] ?? ""]));
  const own = [command.name(), ...before].join(" ");
  return command.parent === null ? own : `${wordsOf(command.parent)} ${own}`;
}

/** Prints how to pass a file's lines when a file is named in place of a value. */
export function hintOfFile(value: string | undefined, command: Command, io: Io): void {
  if (value === undefined || value === "" || value === "-" || !isFile(value)) return;
  const line = `${wordsOf(command)} - < ${shellWord(value)}`;
  hint([`${value} پرونده است؛ برای خواندن سطرهایش: ${line}`, `${value} is a file; to read its lines: ${line}`], io);
}
