#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureNode } from "../tools/ensure-node.mjs";
import { root } from "../tools/paths.mjs";

// Runs the command on the installed Node, from any folder: plain JavaScript with nothing newer than Node 20. stdout
// belongs to the command's data.
if (!existsSync(join(root, "node_modules/.package-lock.json"))) {
  const installing = spawnSync(process.execPath, [join(root, "tools/ensure-packages.mjs")], {
    stdio: ["ignore", process.stderr, process.stderr],
  });
  if (installing.status !== 0) process.exit(installing.status ?? 1);
}
await ensureNode();
await import("./index.ts");
