import type { Command } from "commander";
import { registerCall } from "./api/call.ts";
import { registerCalls } from "./api/calls.ts";
import { registerCheck } from "./api/check.ts";
import { registerLogin } from "./api/login.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["api calls property.search", "api call base.context", "api check"]);
  registerCalls(command, io);
  registerCall(command, io);
  registerCheck(command, io);
  registerLogin(command, io);
}
