import type { ComponentType } from "react";
import { loadChunk } from "#app/src/page/chunk.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { type CatalogueArea, commonAreas } from "./catalogue.ts";
import { loadCatalogue } from "./load.ts";
import { createWords, WordsProvider } from "./words.ts";

/**
 * A part of a page that is loaded on demand, with its words: the page needs none of them.
 *
 * @throws ChunkError when it does not arrive.
 */
export async function loadWithWords<P extends object>(
  load: () => Promise<ComponentType<P>>,
  areas: readonly CatalogueArea[],
  locale: Locale,
): Promise<ComponentType<P>> {
  const [Part, catalogue] = await loadChunk(() =>
    Promise.all([load(), loadCatalogue(locale, [...commonAreas, ...areas])]),
  );
  const { t } = createWords(locale, catalogue);
  return (props) => (
    <WordsProvider value={t}>
      <Part {...props} />
    </WordsProvider>
  );
}
