import { PAGE_SIZE } from "#domain/paging.ts";
import type { CardPage, ListQuery } from "#products/stay/contract/stay.shapes.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { pageOf } from "#provider/kernel/search/page-of.ts";
import type { Services } from "#provider/services.ts";
import { cardsOf, type StayWords } from "./cards.ts";
import { filterAndCount } from "./facets.ts";
import type { Listed } from "./listed.ts";
import { markSights } from "./near-sights.ts";
import { sorted } from "./sorting.ts";

/** Filters and sorts a list, and cuts it to one page. */
export async function cardPage(
  all: readonly Listed[],
  query: ListQuery,
  { atlas }: Services,
  words?: StayWords,
): Promise<CardPage> {
  const places = atlas.current();
  markSights(all, query.near, places);
  const { results, open, facets } = filterAndCount(all, query);
  const shown = pageOf(sorted(results, query.sort, query.page * PAGE_SIZE), query.page);
  const items = await cardsOf(places, shown, words);
  const named = {
    ...facets,
    facility: facets.facility.map((facet) => ({ ...facet, ...facilityNames(facet.value, places) })),
    near: facets.near.flatMap((facet) => {
      const sight = places.attractionOfId.get(Number(facet.value));
      return sight ? [{ ...facet, name_fa: sight.nameFa, name_en: sight.nameEn }] : [];
    }),
  };
  return { items, total: results.length, open, page: query.page, page_size: PAGE_SIZE, facets: named };
}

/** The first `most` of a list that is filtered and sorted so. */
export function firstResults(all: readonly Listed[], query: ListQuery, { atlas }: Services, most: number): Listed[] {
  markSights(all, query.near, atlas.current());
  return sorted(filterAndCount(all, query).results, query.sort, most);
}

/** Names of a facility; an unknown one has its id. */
function facilityNames(id: string, { facilities }: Atlas): { name_fa: string; name_en: string } {
  const { name_fa = id, name_en = id } = facilities.get(id) ?? {};
  return { name_fa, name_en };
}
