import type { Command } from "commander";
import { withExamples } from "#cli/help.ts";
import type { Io } from "#cli/io.ts";
import { registerDuration } from "./duration.ts";
import { registerVerify } from "./verify.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["flight duration IKA IST 2026-11-25T22:45 2026-11-26T01:55", "flight verify"]);
  registerDuration(command, io);
  registerVerify(command, io);
}
