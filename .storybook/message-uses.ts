import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:message-uses";
const SOURCES = ["app/src/**/*.{ts,tsx}", "products/*/web/**/*.{ts,tsx}"];
const BESIDE = /\.(test|stories)\.tsx?$/;
/** An id as code writes it. */
const ID = /"([a-z]\w*(?:\.\w+)+)"/g;

/** Counts how often each message id occurs in the website's code. */
async function countUses(root: string): Promise<Record<string, number>> {
  const uses: Record<string, number> = {};
  for await (const path of glob(SOURCES, { cwd: root })) {
    if (BESIDE.test(path)) continue;
    for (const [, id = ""] of (await readFile(join(root, path), "utf8")).matchAll(ID)) uses[id] = (uses[id] ?? 0) + 1;
  }
  return uses;
}

/** The uses of messages as a module of the workbench; read when something of it asks for them. */
export const messageUses: Plugin = {
  name: "shamseh:message-uses",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    return `export default ${JSON.stringify(await countUses(join(import.meta.dirname, "..")))}`;
  },
};
