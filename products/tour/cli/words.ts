import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Translate } from "#app/src/messages/catalogue.ts";
import { createWords } from "#app/src/messages/words.ts";
import type { Locale } from "#domain/enums/enums.ts";

const FOLDER = join(import.meta.dirname, "../words");

/** Words of the website's tour pages, from the uncompiled catalogue. */
export async function tourWords(locale: Locale): Promise<Translate> {
  const written: Record<string, string> = JSON.parse(await readFile(join(FOLDER, locale, "tour.json"), "utf8"));
  const catalogue = Object.entries(written).map(([id, message]) => [id, parse(message)]);
  return createWords(locale, Object.fromEntries(catalogue)).t;
}
