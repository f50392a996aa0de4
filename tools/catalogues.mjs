import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isMain } from "./is-main.mjs";
import { binary, root } from "./paths.mjs";

const folder = join(root, "app/src/messages");
const locales = ["fa", "en"];

/**
 * Compiles the catalogues to syntax trees, `fa/home.json` to `compiled/fa/home.json`, so that no browser needs the
 * parser of messages. Ids are written by hand: nothing is extracted.
 * @throws {Error} when a message is malformed
 */
export function compileCatalogues() {
  for (const locale of locales) {
    const source = join(folder, locale);
    if (!existsSync(source)) throw new Error(`The catalogues of ${locale} are missing: ${source}`);
    const target = join(folder, "compiled", locale);
    mkdirSync(target, { recursive: true });
    const formatjs = spawnSync(binary("formatjs"), ["compile-folder", "--ast", "--format", "simple", source, target], {
      encoding: "utf8",
    });
    if (formatjs.status !== 0) throw new Error(`The catalogues of ${locale}: ${formatjs.stderr || formatjs.stdout}`);
    const areas = new Set(readdirSync(source));
    for (const stale of readdirSync(target).filter((file) => !areas.has(file))) rmSync(join(target, stale));
  }
}

if (isMain(import.meta.url)) compileCatalogues();
