import { compareIso } from "#domain/calendar/queries.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { withFronts } from "#products/of-stays.ts";
import type { TourListCard } from "#products/tour/contract/tour-card.shapes.ts";
import type { Atlas } from "#provider/atlas/place/atlas.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";
import { placeOf } from "./places.ts";

/** A tour with its data of one month from one city. */
export type MonthRow = {
  tourId: number;
  slug: string;
  cityId: number;
  kind: TourListCard["kind"];
  nights: number;
  titleFa: string;
  titleEn: string;
  image: Scene;
  mode: TourListCard["mode"];
  visa: TourListCard["visa"];
  occasions: string[];
  originCityId: number;
  month: string;
  price: number;
  stars: number[];
  meals: string[];
  hasGuaranteed: boolean;
  seatsLeft: number;
  next: { date: IsoDate; price: number; state: "scheduled" | "guaranteed" }[];
};

/** A tour as lists without dates know it: over the months and origins that were asked for. */
export type ListedTour = Omit<MonthRow, "originCityId" | "month" | "next"> & {
  origins: number[];
  /** City of departure of its lowest price; absent where nothing can be booked. */
  cheapestFrom?: number;
  next: TourListCard["next_departures"];
};

/** Columns of a row about its tour, whatever of it the row is about. */
export const MONTH_OF_TOUR = `tour.id AS "tourId", tour.slug, tour.city_id AS "cityId", tour.kind, tour.nights, tour.title_fa AS "titleFa",
    tour.title_en AS "titleEn", tour.images -> 0 -> 'image' AS image, tour.mode, tour.visa ->> 'kind' AS visa, tour.occasions`;
const MONTHS = `
  SELECT ${MONTH_OF_TOUR},
    origin_city_id AS "originCityId", month, price, stars, meals, has_guaranteed AS "hasGuaranteed", seats_left AS "seatsLeft", next
  FROM tour_from JOIN tour ON tour.id = tour_from.tour_id
  WHERE tour.city_id = ANY($1::int[]) ORDER BY tour.id, month`;

/** Every tour of some cities with its months. */
export const readMonths = (from: Queryable, cityIds: readonly number[]): Promise<MonthRow[]> =>
  from.query<MonthRow>(MONTHS, [arrayLiteral(cityIds)], "tour_months");

/** Number of coming departures that a card names. */
const NEXT = 3;

/** The months of each tour as one. */
export const listedOf = (months: readonly MonthRow[]): ListedTour[] =>
  [...Map.groupBy(months, ({ tourId }) => tourId).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const cheapest = some.reduce((best, one) => (one.price < best.price ? one : best));
    const { originCityId: _, month: __, next: ___, ...tour } = first;
    return [
      {
        ...tour,
        price: cheapest.price,
        cheapestFrom: cheapest.originCityId,
        stars: [...new Set(some.flatMap(({ stars }) => stars))],
        meals: [...new Set(some.flatMap(({ meals }) => meals))],
        hasGuaranteed: some.some(({ hasGuaranteed }) => hasGuaranteed),
        seatsLeft: Math.min(...some.map(({ seatsLeft }) => seatsLeft)),
        origins: [...new Set(some.map(({ originCityId }) => originCityId))].toSorted((one, other) => one - other),
        next: some
          .flatMap(({ originCityId, next }) =>
            next.map(({ date, price, state }) => ({ date, origin_id: originCityId, min_price: price, state })),
          )
          .toSorted((one, other) => compareIso(one.date, other.date) || one.origin_id - other.origin_id)
          .slice(0, NEXT),
      },
    ];
  });

const cardOf = (atlas: Atlas, tour: ListedTour): TourListCard => ({
  tour_id: tour.tourId,
  slug: tour.slug,
  city: placeOf(atlas, tour.cityId),
  title_fa: tour.titleFa,
  title_en: tour.titleEn,
  image: tour.image,
  kind: tour.kind,
  nights: tour.nights,
  star: Math.max(0, ...tour.stars),
  mode: tour.mode,
  visa: tour.visa,
  from_price: tour.price,
  ...(tour.cheapestFrom !== undefined && { from_origin_id: tour.cheapestFrom }),
  origins: tour.origins.map((id) => placeOf(atlas, id)),
  next_departures: tour.next,
});

/** The cards of some tours, in their order. */
export const listCards = (from: Queryable, atlas: Atlas, tours: readonly ListedTour[]): Promise<TourListCard[]> =>
  withFronts(
    from,
    tours.map((tour) => cardOf(atlas, tour)),
  );
