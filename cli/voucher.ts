import type { Command } from "commander";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { registerKeys } from "./voucher/keys.ts";
import { registerVerify } from "./voucher/verify.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, [
    "voucher keys --base-url https://shamseh.example > keys.json",
    "voucher verify voucher.txt --keys keys.json --at 1405-10-05T12:00",
  ]);
  registerVerify(command, io);
  registerKeys(command, io);
}
