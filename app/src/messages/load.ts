import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Catalogue, CatalogueArea } from "./catalogue.ts";

/** The words of the page's frame, which every page begins with. */
const ofFrame = import.meta.glob<Catalogue>("./compiled/*/shared.json", { import: "default" });

/** The catalogue's file as the build's manifest spells it. */
export const catalogueModule = (locale: Locale, area: CatalogueArea): string =>
  `app/src/messages/compiled/${locale}/${area}.json`;

async function loadArea(locale: Locale, area: CatalogueArea): Promise<Catalogue> {
  const load =
    ofFrame[`./compiled/${locale}/${area}.json`] ??
    (await fetchOnDemand()).catalogues[`./messages/compiled/${locale}/${area}.json`];
  if (load === undefined) throw new Error(`The catalogue ${locale}/${area} is not compiled`);
  return load();
}

/** The words of some areas in one locale, as one table. */
export async function loadCatalogue(locale: Locale, areas: readonly CatalogueArea[]): Promise<Catalogue> {
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loadArea(locale, area)))));
}
