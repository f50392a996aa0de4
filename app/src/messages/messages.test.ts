import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { catalogueFaults } from "#domain/messages/catalogue-faults.ts";
import { writtenAreas } from "./catalogue.ts";

const read = (locale: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, locale, `${area}.json`), "utf8"));

it.each(writtenAreas)(
  "the catalogue of %s has the same messages and placeholders in both languages, written as an editor would",
  (area) => {
    // In each language stands the name of the other.
    expect(catalogueFaults(read("fa", area), read("en", area), { mixed: ["shell.language"] })).toEqual([]);
  },
);
