import { ensureNode } from "./ensure-node.mjs";

await ensureNode();
const { testAll } = await import("./test-all.mjs");
process.exitCode = await testAll();
