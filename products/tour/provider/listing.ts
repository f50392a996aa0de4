import { meals } from "#domain/contract/sale-terms.shapes.ts";
import type { TourSort } from "#domain/enums/enums.ts";
import { anyOf, countFacets, countValues, inRange, oneOf, onlyIf, rangeOf } from "#domain/sale/facet-count.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourFilters, TourListingValue } from "#products/tour/contract/tour.shapes.ts";
import { tourModes, visaKinds } from "#products/tour/contract/tour-card.shapes.ts";
import { type Atlas, type City, cityScene } from "#provider/atlas/place/atlas.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { pageOf } from "#provider/kernel/search/page-of.ts";
import { hotelStars } from "./facets.ts";
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
    const { results, facets } = filterAndCount(listedOf(inMonth), query);
    const inOrder = ordered(results, query.sort);
    return {
      items: await listCards(database, places, pageOf(inOrder, query.page)),
      total: inOrder.length,
      page: query.page,
      page_size: 10 as const,
      facets,
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

type Filters = Omit<TourFilters, "sort" | "page">;

/** Each filter as a test of one tour. A list without a party has no totals: its price is a person's in a double. */
const testsOf = (filters: Filters) => ({
  hotel_star: anyOf<ListedTour>(filters.hotel_star, ({ stars }) => stars.map(String)),
  meal: oneOf<ListedTour>(filters.meal, (tour) => tour.meals),
  mode: anyOf<ListedTour>(filters.mode, ({ mode }) => [mode]),
  visa: oneOf<ListedTour>(filters.visa, ({ visa }) => [visa]),
  guaranteed: onlyIf<ListedTour>(filters.guaranteed, ({ hasGuaranteed }) => hasGuaranteed),
  price: inRange<ListedTour>({ min: filters.price_min, max: filters.price_max }, ({ price }) => price),
});

/** The tours that pass every filter, and for each facet how many there would be with its own filter left out. */
function filterAndCount(all: readonly ListedTour[], filters: Filters) {
  const { results, among } = countFacets(all, testsOf(filters));
  const count = (
    name: Parameters<typeof among>[0],
    order: readonly string[],
    valuesOf: (tour: ListedTour) => readonly string[],
    chosen?: readonly string[],
  ) => countValues(among(name), valuesOf, { order, chosen });
  const facets: TourListingValue["facets"] = {
    hotel_star: count("hotel_star", hotelStars, ({ stars }) => stars.map(String), filters.hotel_star),
    meal: count("meal", meals, (tour) => tour.meals, filters.meal && [filters.meal]),
    mode: count("mode", tourModes, ({ mode }) => [mode], filters.mode),
    visa: count("visa", visaKinds, ({ visa }) => [visa], filters.visa && [filters.visa]),
    guaranteed: among("guaranteed").filter(({ hasGuaranteed }) => hasGuaranteed).length,
    price: rangeOf(among("price").map(({ price }) => price)),
  };
  return { results, facets };
}

type Order = (one: ListedTour, other: ListedTour) => number;

const byId: Order = (one, other) => one.tourId - other.tourId;
const cheapestFirst: Order = (one, other) => one.price - other.price;
const soonestFirst: Order = (one, other) => ((one.next[0]?.date ?? "9") < (other.next[0]?.date ?? "9") ? -1 : 1);

const orders: Record<TourSort, readonly Order[]> = {
  default: [(one, other) => Number(other.hasGuaranteed) - Number(one.hasGuaranteed), cheapestFirst, byId],
  soonest: [soonestFirst, byId],
  lowest_price: [cheapestFirst, byId],
  highest_price: [(one, other) => cheapestFirst(other, one), byId],
  highest_star: [(one, other) => Math.max(...other.stars) - Math.max(...one.stars), cheapestFirst, byId],
};

const ordered = (tours: readonly ListedTour[], sort: TourSort): ListedTour[] =>
  tours.toSorted((one, other) => {
    for (const order of orders[sort]) {
      const difference = order(one, other);
      if (difference !== 0) return difference;
    }
    return 0;
  });
