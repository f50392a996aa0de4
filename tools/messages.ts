import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Locale } from "#domain/enums/enums.ts";
import { catalogueFiles } from "./catalogue-files.mjs";
import { type Catalogues, type Change, changesOf, suggestionsIn } from "./messages-patch.ts";

const USAGE = "npm run messages -- apply copy.json";

async function readCatalogues(locale: Locale): Promise<Catalogues[Locale]> {
  const read = async ([area, file]: readonly [string, string]) =>
    [area, JSON.parse(await readFile(file, "utf8"))] as const;
  return Object.fromEntries(await Promise.all([...catalogueFiles(locale)].map(read)));
}

/** Writes the changed catalogues, with their messages in the original order. */
async function write(catalogues: Catalogues, changes: readonly Change[]): Promise<void> {
  const files = Map.groupBy(changes, ({ locale, area }) => catalogueFiles(locale).get(area)!);
  for (const [file, inFile] of files) {
    const { locale, area } = inFile[0]!;
    const texts = Object.fromEntries(inFile.map(({ id, to }) => [id, to]));
    const content = { ...catalogues[locale][area], ...texts };
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}

/**
 * Applies reviewers' suggestions from the workbench (overlay: copy) to the catalogues: all of a file, or none of it.
 */
async function apply(file: string): Promise<number> {
  const catalogues: Catalogues = { fa: await readCatalogues("fa"), en: await readCatalogues("en") };
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
