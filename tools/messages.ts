import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { Locale } from "#domain/enums/enums.ts";
import { type Catalogues, type Change, changesOf, suggestionsIn } from "./messages-patch.ts";
import { root } from "./paths.mjs";

const USAGE = "npm run messages -- apply copy.json";
const folder = join(root, "app/src/messages");

async function catalogueFiles(locale: Locale): Promise<Catalogues[Locale]> {
  const files = (await readdir(join(folder, locale))).filter((file) => file.endsWith(".json"));
  const read = async (file: string) =>
    [basename(file, ".json"), JSON.parse(await readFile(join(folder, locale, file), "utf8"))] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** Writes the changed catalogues, with their messages in the original order. */
async function write(catalogues: Catalogues, changes: readonly Change[]): Promise<void> {
  const files = Map.groupBy(changes, ({ locale, area }) => `${locale}/${area}`);
  for (const [file, inFile] of files) {
    const { locale, area } = inFile[0]!;
    const texts = Object.fromEntries(inFile.map(({ id, to }) => [id, to]));
    const content = { ...catalogues[locale][area], ...texts };
    await writeFile(join(folder, `${file}.json`), `${JSON.stringify(content, null, 2)}\n`);
  }
}

/**
 * Applies reviewers' suggestions from the workbench (overlay: copy) to the catalogues: all of a file, or none of it.
 */
async function apply(file: string): Promise<number> {
  const catalogues: Catalogues = { fa: await catalogueFiles("fa"), en: await catalogueFiles("en") };
  const { changes, refusals } = changesOf(catalogues, suggestionsIn(JSON.parse(await readFile(file, "utf8"))));
  for (const refusal of refusals) console.error(`✗ ${refusal}`);
  if (refusals.length > 0) {
    console.error("Nothing was written.");
    return 1;
  }
  await write(catalogues, changes);
  for (const { locale, id, from, to } of changes) console.log(`${locale} ${id}\n  - ${from}\n  + ${to}`);
  console.log(`${changes.length} messages changed`);
  return 0;
}

const { positionals } = parseArgs({ allowPositionals: true });
const [verb, file] = positionals;
if (verb === "apply" && file !== undefined) {
  process.exitCode = await apply(file).catch((error: unknown) => {
    // A missing file, invalid JSON, or JSON of another kind.
    console.error(`${file}: ${error instanceof Error ? error.message : error}`);
    return 2;
  });
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
