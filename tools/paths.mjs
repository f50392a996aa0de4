import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} name name of a tool that npm has installed here */
export const binary = (name) => join(root, "node_modules/.bin", name);
