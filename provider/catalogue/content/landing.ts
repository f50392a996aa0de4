import { nowruzDepartures } from "#domain/calendar/nowruz.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { landingSlugs } from "#domain/contract/content.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { type TourListCard, toursBetween } from "#products/of-tours.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import type { Services } from "../../services.ts";
import { landingPages } from "./landing-pages.ts";
import { livingBlocks, livingLinks } from "./living-links.ts";
import { cardsOn } from "./shelf.ts";

const MAX_SHOWN = 12;

const nowruzTours = async (kind: TourListCard["kind"], { database, atlas, clock }: Services): Promise<TourListCard[]> =>
  (await toursBetween(database, atlas.current(), nowruzDepartures(tehranDate(clock())), kind)).slice(0, MAX_SHOWN);

/** Call 27: a page about an occasion, in the caller's language, with properties that can be had now. */
export const landing = endpoint({
  call: contentCalls.landing,
  async answer({ params, query, locale }, services) {
    const slug = landingSlugs.find((known) => known === params.slug);
    if (slug === undefined) return refuse("not_found");
    const { shows, tours, image, ...page } = landingPages[slug];
    return {
      slug,
      title: ofPair([page.titleFa, page.titleEn], locale),
      lead: ofPair([page.leadFa, page.leadEn], locale),
      image,
      blocks: livingBlocks(ofPair([page.blocksFa, page.blocksEn], locale), await livingLinks(services)),
      properties: shows === null ? [] : await cardsOn(shows, MAX_SHOWN, query.audience, services),
      tours: tours === null ? [] : await nowruzTours(tours, services),
    };
  },
});
