import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { createWords } from "#app/src/messages/words.ts";
import type { Locale } from "#domain/enums/enums.ts";

const FOLDER = join(import.meta.dirname, "../../app/src/messages");

/** The words of the website's own pages of tours, from the catalogue as it is written. */
export async function tourWords(locale: Locale): Promise<Translate> {
  const written: Record<string, string> = JSON.parse(await readFile(join(FOLDER, locale, "tour.json"), "utf8"));
  const catalogue = Object.entries(written).map(([id, message]) => [id, parse(message)]);
  return createWords(locale, Object.fromEntries(catalogue)).t;
}
