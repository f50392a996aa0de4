import type { CardPage, ListQuery } from "#domain/contract/property.shapes.ts";
import type { Atlas } from "../place/atlas.ts";
import type { Services } from "../services.ts";
import { cardsOf, type StayWords } from "./cards.ts";
import { filterAndCount } from "./facets.ts";
import type { Listed } from "./listed.ts";
import { withSights } from "./near-sights.ts";
import { pageOf } from "./page-of.ts";
import { sorted } from "./sorting.ts";

/** A list narrowed, ordered and cut to one page, with every result still at hand for what stands beside the page. */
export type CutList = { page: CardPage; results: Listed[] };

/** Filters, sorts and cuts a list. */
export async function cardPage(
  all: readonly Listed[],
  query: ListQuery,
  { database, atlas }: Services,
  words?: StayWords,
): Promise<CutList> {
  const places = atlas.current();
  const { results, facets } = filterAndCount(withSights(all, query.near, places), query);
  const ordered = sorted(results, query.sort);
  const shown = pageOf(ordered, query.page);
  const items = await cardsOf(database, places, shown, words);
  const named = {
    ...facets,
    facility: facets.facility.map((facet) => ({ ...facet, ...facilityNames(facet.value, places) })),
    near: facets.near.flatMap((facet) => {
      const sight = places.attractionOfId.get(Number(facet.value));
      return sight ? [{ ...facet, name_fa: sight.nameFa, name_en: sight.nameEn }] : [];
    }),
  };
  return { page: { items, total: results.length, page: query.page, page_size: 10, facets: named }, results: ordered };
}

/** What a facility is called; one that is not known is called by its id. */
function facilityNames(id: string, { facilities }: Atlas): { name_fa: string; name_en: string } {
  const { name_fa = id, name_en = id } = facilities.get(id) ?? {};
  return { name_fa, name_en };
}
