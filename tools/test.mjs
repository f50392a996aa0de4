import { parseArgs } from "node:util";
import { ensureNode } from "./ensure-node.mjs";

/** `npm test` judges the stories reached by a change, `npm test -- --all` every one. */
function asked() {
  try {
    return { isAll: parseArgs({ options: { all: { type: "boolean", default: false } } }).values.all };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

const given = asked();
await ensureNode();
const { testAll } = await import("./test-all.mjs");
process.exitCode = await testAll(given);
