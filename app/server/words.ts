import { catalogueAreas } from "#app/src/messages/catalogue.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import { createWords, type Words } from "#app/src/messages/words.ts";
import type { Locale } from "#domain/enums/enums.ts";

const wordsOf: Partial<Record<Locale, Promise<Words>>> = {};

/** All words of a locale, made once for all requests. */
export const words = (locale: Locale): Promise<Words> => {
  wordsOf[locale] ??= loadCatalogue(locale, catalogueAreas).then((catalogue) => createWords(locale, catalogue));
  return wordsOf[locale];
};
