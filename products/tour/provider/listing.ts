import { compareIso } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourSort } from "#domain/enums/enums.ts";
import { compareBy, type Order } from "#domain/sale/compare-by.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourListingValue } from "#products/tour/contract/tour.shapes.ts";
import { type Atlas, type City, cityScene } from "#provider/atlas/place/atlas.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { pageOf } from "#provider/kernel/search/page-of.ts";
import { type FilteredTour, filterAndCount } from "./facets.ts";
import { type ListedTour, listCards, listedOf, readMonths } from "./listed.ts";
import { placeOf } from "./places.ts";

/** Call 61: the tours of a city or a country, from anywhere or one city, in any month or one. */
export const listing = endpoint({
  call: tourCalls.listing,
  async answer({ params, query }, { database, atlas }) {
    const places = atlas.current();
    const destination = destinationOf(places, params.destinationName);
    const origin = query.origin === undefined ? null : places.cityOfSlug.get(query.origin);
    if (destination === null || origin === undefined) return refuse("not_found");
    const all = await readMonths(
      database,
      destination.cities.map(({ row }) => row.id),
    );
    const fromOrigin = all.filter(({ originCityId }) => origin === null || originCityId === origin.row.id);
    const inMonth = fromOrigin.filter(({ month }) => query.month === undefined || month === query.month);
    const { results, facets } = filterAndCount(listedOf(inMonth), factsOf, { ...query, carrier: undefined });
    const { carrier: _, ...facetsOfList } = facets;
    const inOrder = results.toSorted(compareBy(orders[query.sort]));
    return {
      items: await listCards(database, places, pageOf(inOrder, query.page)),
      total: inOrder.length,
      page: query.page,
      page_size: 10 as const,
      facets: facetsOfList,
      destination: destination.shown,
      origin: origin === null ? null : placeOf(places, origin.row.id),
      origins: cheapestBy(all, ({ originCityId }) => originCityId).map(([id, from_price]) => ({
        ...placeOf(places, id),
        from_price,
      })),
      months: cheapestBy(fromOrigin, ({ month }) => month).map(([month, from_price]) => ({ month, from_price })),
    };
  },
});

type Destination = { shown: TourListingValue["destination"]; cities: City[] };

/** The letters of a country's English name, as they stand in `/TurkiyeTours.html`. */
const slugOfCountry = (name: string): string => name.normalize("NFD").replace(/[^A-Za-z]/g, "");

/** A city's slug, else a country's. */
function destinationOf({ cityOfSlug, countries, cities }: Atlas, slug: string): Destination | null {
  const city = cityOfSlug.get(slug);
  if (city !== undefined) {
    const { nameFa: name_fa, nameEn: name_en, descriptionFa, descriptionEn } = city.row;
    return {
      cities: [city],
      shown: {
        id: `city-${city.row.id}`,
        kind: "city",
        slug,
        name_fa,
        name_en,
        description_fa: descriptionFa,
        description_en: descriptionEn,
        image: cityScene(city),
      },
    };
  }
  const country = countries.find(({ name_en }) => slugOfCountry(name_en) === slug);
  const inside = cities.filter(({ row }) => row.countryId === country?.id);
  const [largest] = inside;
  if (country === undefined || largest === undefined) return null;
  const { name_fa, name_en } = country;
  return {
    cities: inside,
    shown: {
      id: `country-${country.id}`,
      kind: "country",
      slug,
      name_fa,
      name_en,
      description_fa: "",
      description_en: "",
      image: cityScene(largest),
    },
  };
}

/** The lowest price of each key, in the order of the keys. */
function cheapestBy<Row extends { price: number }, Key extends string | number>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [Key, number][] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, some]): [Key, number] => [key, Math.min(...some.map(({ price }) => price))])
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
}

/** A list without a party has no totals: its price is a person's in a double. Its carriers are not known. */
const factsOf = (tour: ListedTour): FilteredTour => ({ ...tour, carrier: null });

const byId: Order<ListedTour> = (one, other) => one.tourId - other.tourId;
const cheapestFirst: Order<ListedTour> = (one, other) => one.price - other.price;
/** Later than any departure: tours without one come last. */
const NEVER: IsoDate = "9999-12-31";
const soonestFirst: Order<ListedTour> = (one, other) =>
  compareIso(one.next[0]?.date ?? NEVER, other.next[0]?.date ?? NEVER);

const orders: Record<TourSort, readonly Order<ListedTour>[]> = {
  default: [(one, other) => Number(other.hasGuaranteed) - Number(one.hasGuaranteed), cheapestFirst, byId],
  soonest: [soonestFirst, byId],
  lowest_price: [cheapestFirst, byId],
  highest_price: [(one, other) => cheapestFirst(other, one), byId],
  highest_star: [(one, other) => Math.max(...other.stars) - Math.max(...one.stars), cheapestFirst, byId],
};
