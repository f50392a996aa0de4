import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type CatalogueArea, writtenAreas } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { catalogueFaults } from "#domain/messages/catalogue-faults.ts";
import { catalogueFiles } from "#tools/catalogue-files.mjs";

const read = (locale: Locale, area: CatalogueArea): Record<string, string> =>
  JSON.parse(readFileSync(catalogueFiles(locale).get(area) ?? area, "utf8"));

it.each(writtenAreas)(
  "the catalogue of %s has the same messages and placeholders in both languages, written as an editor would",
  (area) => {
    // In each language stands the name of the other.
    expect(catalogueFaults(read("fa", area), read("en", area), { mixed: ["shell.language"] })).toEqual([]);
  },
);
