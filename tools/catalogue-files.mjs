import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/** Folders of written catalogues, from the repository's root: the website's, and each product's own. */
const folders = [
  "app/src/messages",
  ...readdirSync(join(root, "products"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `products/${name}/words`),
];

/**
 * Written catalogues of a language by area: the path of each file.
 * @param {"fa" | "en"} locale
 * @returns {Map<string, string>}
 * @throws {Error} when two folders have a catalogue of one area, or there is none
 */
export function catalogueFiles(locale) {
  const files = new Map();
  for (const folder of folders) {
    const path = join(root, folder, locale);
    for (const file of existsSync(path) ? readdirSync(path) : []) {
      if (!file.endsWith(".json")) continue;
      const area = file.slice(0, -".json".length);
      if (files.has(area)) throw new Error(`Two catalogues of ${locale} are named ${area}: ${folder} has the second`);
      files.set(area, join(path, file));
    }
  }
  if (files.size === 0) throw new Error(`The catalogues of ${locale} are missing`);
  return files;
}
