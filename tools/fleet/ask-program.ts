import { spawn } from "node:child_process";
import { basename } from "node:path";
import { text } from "node:stream/consumers";
import type { Owner } from "../server-owner.ts";
import { FleetRefused } from "./programs.ts";

export type Asked = {
  /** Within the fleet's folder, so that it ends with the fleet. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly owner?: Owner | null;
  /** Standard input; empty when omitted. */
  readonly input?: string;
};

/** Runs a program to its end and returns its output. @throws FleetRefused with output and errors when it fails. */
export async function askProgram(
  program: string,
  words: readonly string[],
  { cwd, env, owner, input }: Asked,
): Promise<string> {
  const child = spawn(program, words, {
    cwd,
    env: { PATH: process.env["PATH"], HOME: cwd, LANG: "C.UTF-8", ...env },
    ...(owner ?? {}),
  });
  const ended = new Promise<number | null>((resolve, reject) => child.once("close", resolve).once("error", reject));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return output;
  throw new FleetRefused(`${basename(program)} ${words.join(" ")}:\n${(output + errors).trim()}`);
}
