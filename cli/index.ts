#!/usr/bin/env node
import { enableCompileCache } from "node:module";

// What was compiled is kept for the next run: half of what a short command takes is compiling.
enableCompileCache();
const args = process.argv.slice(2);

if (args.length === 1 && (args[0] === "--help" || args[0] === "-h")) {
  const { topHelp } = await import("./top-help.ts");
  process.stdout.write(topHelp());
} else {
  const [{ run }, { processIo }] = await Promise.all([import("./program.ts"), import("./process-io.ts")]);
  process.exitCode = await run(args, processIo());
}
