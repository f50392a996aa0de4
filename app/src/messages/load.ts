import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, CatalogueArea } from "./catalogue.ts";

const compiled = import.meta.glob<Catalogue>("./compiled/*/*.json", { import: "default" });

/** The catalogue's file as the build's manifest spells it. */
export const catalogueModule = (locale: Locale, area: CatalogueArea): string =>
  `app/src/messages/compiled/${locale}/${area}.json`;

/** The words of some areas in one locale, as one table. */
export async function loadCatalogue(locale: Locale, areas: readonly CatalogueArea[]): Promise<Catalogue> {
  const parts = await Promise.all(
    areas.map((area) => {
      const load = compiled[`./compiled/${locale}/${area}.json`];
      if (load === undefined) throw new Error(`The catalogue ${locale}/${area} is not compiled`);
      return load();
    }),
  );
  return Object.assign({}, ...parts);
}
