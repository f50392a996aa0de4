import type { Queryable } from "#provider/kernel/database/database.ts";

const MADE = `
  INSERT INTO tour_offer
  SELECT package.id, tour.city_id, departure.origin_city_id, departure.date, departure.nights, tour.id, departure.id, package.prices,
    package.beds, package.star, package.meal, tour.mode, departure.legs #>> '{out,carrier_fa}', departure.legs #>> '{out,carrier_en}',
    package.confirmation, tour.visa ->> 'kind', departure.state, departure.closes_at, departure.seats_stock_id, package.rooms_stock_id
  FROM tour_package AS package JOIN tour_departure AS departure ON departure.id = package.departure_id JOIN tour ON tour.id = departure.tour_id
  ON CONFLICT DO NOTHING`;

/** Makes the offers that searches do not have yet of packages that are there. */
export const makeOffers = (tx: Queryable): Promise<unknown> => tx.query(MADE);
