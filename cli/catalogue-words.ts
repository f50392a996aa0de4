import { readFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { CatalogueArea, Translate } from "#app/src/messages/catalogue.ts";
import { createWords } from "#app/src/messages/words.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { catalogueFiles } from "#tools/catalogue-files.mjs";

/** Words of areas of the website, from the uncompiled catalogues. */
export async function catalogueWords(areas: readonly CatalogueArea[], locale: Locale): Promise<Translate> {
  const files = catalogueFiles(locale);
  const written = await Promise.all(
    areas.map(
      async (area): Promise<Record<string, string>> => JSON.parse(await readFile(files.get(area) ?? area, "utf8")),
    ),
  );
  const catalogue = written.flatMap((words) => Object.entries(words).map(([id, message]) => [id, parse(message)]));
  return createWords(locale, Object.fromEntries(catalogue)).t;
}
