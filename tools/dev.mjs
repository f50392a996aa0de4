import { ensureNode } from "./ensure-node.mjs";

await ensureNode();
const { startAll } = await import("./start-all.mjs");
process.exitCode = await startAll({ isDevelopment: true });
