import { eq } from "drizzle-orm";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { type PopularCity, pageSlugs } from "#domain/contract/content.shapes.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { mainFares } from "#products/of-flights.ts";
import { cardsOf, type Listed, listedIn, merit } from "#products/of-stays.ts";
import { certainTours } from "#products/of-tours.ts";
import { type City, cityScene } from "../../atlas/place/atlas.ts";
import { refuse } from "../../kernel/envelope.ts";
import { endpoint } from "../../kernel/http/endpoint.ts";
import { livingBlocks, livingLinks } from "./living-links.ts";
import { page as pageTable } from "./schema.ts";

/** Calls 25 and 26: home and the static pages. */

const SHOWN = { iran: 12, abroad: 8, offers: 8, tours: 6, flights: 8 };

const home = endpoint({
  call: contentCalls.home,
  async answer({ query }, services) {
    const atlas = services.atlas.current();
    const listed = (await listedIn(atlas.cities, services, query.audience)).filter(({ isOpen }) => isOpen);
    const ofCity = Map.groupBy(listed, ({ candidate }) => candidate.cityId);
    const inIran = new Set(atlas.cities.filter(({ isIranian }) => isIranian).map(({ row }) => row.id));
    const popular = (isIranian: boolean, most: number) =>
      atlas.cities
        .filter((city) => city.isIranian === isIranian && ofCity.has(city.row.id))
        .slice(0, most)
        .map((city) => popularCity(city, ofCity.get(city.row.id) ?? []));
    const [offers, tours, flights] = await Promise.all([
      cardsOf(atlas, bestOffers(listed, inIran)),
      certainTours(services, SHOWN.tours),
      mainFares(services, SHOWN.flights),
    ]);
    return {
      property_count: listed.length,
      city_count: ofCity.size,
      popular_iran: popular(true, SHOWN.iran),
      popular_abroad: popular(false, SHOWN.abroad),
      offers,
      tours,
      flights,
    };
  },
});

function popularCity(city: City, listed: readonly Listed[]): PopularCity {
  const prices = listed.flatMap(({ price }) => price ?? []);
  return {
    city: { ...city.summary, property_count: listed.length },
    image: cityScene(city),
    from_price: prices.length > 0 ? Math.min(...prices) : null,
  };
}

/** Of 5: a place that its guests recommend. */
const WELL_RATED = 4;

/**
 * The deepest discounts, one for each city, so that the list is not one town's: first of what guests recommend in Iran,
 * where most visitors travel.
 */
function bestOffers(listed: readonly Listed[], inIran: ReadonlySet<number>): Listed[] {
  const isFirst = ({ candidate: { cityId, ratingAverage } }: Listed) =>
    Number(inIran.has(cityId) && (ratingAverage ?? 0) >= WELL_RATED);
  const seen = new Set<number>();
  return listed
    .filter((entry) => discountOf(entry) > 0)
    .sort(
      (one, other) =>
        isFirst(other) - isFirst(one) ||
        discountOf(other) - discountOf(one) ||
        merit(other.candidate) - merit(one.candidate) ||
        one.candidate.id - other.candidate.id,
    )
    .filter(({ candidate }) => !seen.has(candidate.cityId) && seen.add(candidate.cityId))
    .slice(0, SHOWN.offers);
}

/** Whole percents under the rack rate. */
const discountOf = ({ candidate: { fromPrice, fromRack } }: Listed): number =>
  fromPrice === null || fromRack === null || fromRack === 0 ? 0 : Math.round((1 - fromPrice / fromRack) * 100);

const page = endpoint({
  call: contentCalls.page,
  async answer({ params, locale }, services) {
    const { database } = services;
    const slug = pageSlugs.find((known) => known === params.slug);
    const [found] = slug ? await database.orm.select().from(pageTable).where(eq(pageTable.slug, slug)) : [];
    if (!slug || !found) return refuse("not_found");
    return {
      slug,
      title: ofPair([found.titleFa, found.titleEn], locale),
      lead: ofPair([found.leadFa, found.leadEn], locale),
      blocks: livingBlocks(ofPair([found.blocksFa, found.blocksEn], locale), await livingLinks(services)),
    };
  },
});

export const contentEndpoints = [home, page];
