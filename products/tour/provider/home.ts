import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { HomeTour } from "#products/tour/contract/tour-card.shapes.ts";
import { cityScene } from "#provider/atlas/place/atlas.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import type { Services } from "#provider/services.ts";
import { type ListedTour, listCards, listedOf, readMonths } from "./listed.ts";
import { placeOf } from "./places.ts";

const SHOWN = { guaranteed: 6, lastSeats: 6 };
/** Number of seats that count as the last ones. */
const LAST_SEATS = 5;

/** Tours that are certain to leave, the cheapest first. */
const certainOf = (tours: readonly ListedTour[], most: number): ListedTour[] =>
  tours
    .filter(({ hasGuaranteed }) => hasGuaranteed)
    .toSorted((one, other) => one.price - other.price)
    .slice(0, most);

/** Some tours that are certain to leave, as Home shows them. */
export async function certainTours({ database, atlas }: Services, most: number): Promise<HomeTour[]> {
  const places = atlas.current();
  const tours = listedOf(await readMonths(database, [...places.cityOfId.keys()]));
  const cards = await listCards(database, places, certainOf(tours, most));
  return cards.flatMap(({ slug, city, title_fa, title_en, image, nights, from_price, next_departures: [next] }) =>
    next === undefined ? [] : [{ slug, city, title_fa, title_en, image, nights, from_price, date: next.date }],
  );
}

/** Call 59: where tours go, which are certain to leave, and which are nearly full. */
export const home = endpoint({
  call: tourCalls.home,
  async answer(_, { database, atlas }) {
    const places = atlas.current();
    const tours = listedOf(await readMonths(database, [...places.cityOfId.keys()]));
    const ofCity = Map.groupBy(tours, ({ cityId }) => cityId);
    const nearlyFull = tours
      .filter(({ seatsLeft }) => seatsLeft <= LAST_SEATS)
      .toSorted((one, other) => one.seatsLeft - other.seatsLeft)
      .slice(0, SHOWN.lastSeats);
    const [guaranteed, lastSeats] = await Promise.all([
      listCards(database, places, certainOf(tours, SHOWN.guaranteed)),
      listCards(database, places, nearlyFull),
    ]);
    return {
      destinations: places.cities
        .filter((city) => ofCity.has(city.row.id))
        .map((city) => {
          const some = ofCity.get(city.row.id) ?? [];
          return {
            city: { ...placeOf(places, city.row.id), image: cityScene(city) },
            from_price: Math.min(...some.map(({ price }) => price)),
            tour_count: some.length,
          };
        }),
      guaranteed,
      last_seats: lastSeats.map((card, index) => ({ ...card, seats_left: nearlyFull[index]?.seatsLeft ?? 0 })),
    };
  },
});
