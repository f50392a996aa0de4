import { catalogueAreas } from "#app/src/messages/catalogue.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import { createWords } from "#app/src/messages/words.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { loadedOnce } from "./loaded-once.ts";

/** All words of a locale, made once for all requests. */
export const words = loadedOnce(async (locale: Locale) =>
  createWords(locale, await loadCatalogue(locale, catalogueAreas)),
);
