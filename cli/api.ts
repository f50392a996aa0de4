import type { Command } from "commander";
import { registerCall } from "./api/call.ts";
import { registerCalls } from "./api/calls.ts";
import { registerCheck } from "./api/check.ts";
import type { Io } from "./io.ts";

export function register(command: Command, io: Io): void {
  registerCalls(command, io);
  registerCall(command, io);
  registerCheck(command, io);
}
