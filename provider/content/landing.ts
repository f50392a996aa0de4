import { contentCalls } from "#domain/contract/content.calls.ts";
import { type LandingValue, landingSlugs } from "#domain/contract/content.shapes.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { cardsOf } from "../property/cards.ts";
import { listedIn } from "../property/listing-source.ts";
import { nothing } from "../property/queries.ts";
import { merit } from "../property/sorting.ts";
import { landingPages } from "./landing-pages.ts";

const MOST_SHOWN = 12;

/** Call 27: a page about an occasion, in the caller's language, with properties that can be had now. */
export const landing = endpoint({
  call: contentCalls.landing,
  query: nothing,
  async answer({ params, locale }, services): Promise<unknown> {
    const slug = landingSlugs.find((known) => known === params.slug);
    if (slug === undefined) return refuse("not_found");
    const page = landingPages[slug];
    const atlas = services.atlas.current();
    const { shows } = page;
    const listed = shows === null ? [] : await listedIn(atlas.cities.filter(shows.inCity), services);
    const best = listed
      .filter((entry) => entry.isOpen && shows?.isShown(entry))
      .sort((one, other) => merit(other.candidate) - merit(one.candidate) || one.candidate.id - other.candidate.id)
      .slice(0, MOST_SHOWN);
    return {
      slug,
      title: locale === "fa" ? page.titleFa : page.titleEn,
      lead: locale === "fa" ? page.leadFa : page.leadEn,
      blocks: [...(locale === "fa" ? page.blocksFa : page.blocksEn)],
      properties: await cardsOf(services.database, atlas, best),
    } satisfies LandingValue;
  },
});
