import type { FavoriteTour } from "#domain/contract/account.shapes.ts";
import type { Services } from "#provider/services.ts";
import { listCards, listedOf, MONTH_OF_TOUR, type MonthRow } from "./listed.ts";

/** A favourite tour with a month of it; without any, the month's columns are null. */
type Row = MonthRow | (Omit<MonthRow, "month"> & { month: null });

const FAVORITES = `
  SELECT ${MONTH_OF_TOUR},
    origin_city_id AS "originCityId", month, price, stars, meals, has_guaranteed AS "hasGuaranteed", seats_left AS "seatsLeft", next
  FROM favorite JOIN tour ON tour.id = favorite.target_id LEFT JOIN tour_from ON tour_from.tour_id = tour.id
  WHERE favorite.user_id = $1 AND favorite.kind = 'tour'
  ORDER BY favorite.created_at DESC, tour.id DESC, month`;

const hasMonth = (row: Row): row is MonthRow => row.month !== null;

/**
 * The cards of a user's favourite tours, the newest favourite first, each with its lowest price of all months and cities.
 * One without a departure that can be booked has no price; one that is not in the catalogue any more is left out.
 */
export async function favoriteTours({ database, atlas }: Services, userId: number): Promise<FavoriteTour[]> {
  const rows = await database.query<Row>(FAVORITES, [userId], "favorite_tours");
  const places = atlas.current();
  const listed = new Map(listedOf(rows.filter(hasMonth)).map((tour) => [tour.tourId, tour]));
  const first = new Map(rows.map((row) => [row.tourId, row]));
  const cards = await listCards(
    database,
    places,
    [...first.values()].map((row) => listed.get(row.tourId) ?? { ...row, stars: [], origins: [], next: [] }),
  );
  return cards.map((card) => (listed.has(card.tour_id) ? card : { ...card, from_price: null }));
}
