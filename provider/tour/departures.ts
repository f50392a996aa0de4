import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { tourCalls } from "#domain/contract/tour.calls.ts";
import type { DeparturesValue } from "#domain/contract/tour.shapes.ts";
import { refuse } from "../envelope.ts";
import { endpoint } from "../http/endpoint.ts";
import { periodFaults } from "../http/period.ts";
import { shownLeft } from "../stock/shown-left.ts";
import { stateAt } from "./places.ts";
import type { tourDeparture } from "./schema.ts";

/** A departure with its seats, as one statement reads it. Instants in epoch seconds. */
export type DepartureRow = {
  id: number;
  tourId: number;
  originCityId: number;
  date: IsoDate;
  nights: number;
  state: (typeof tourDeparture.$inferSelect)["state"];
  minGroup: number;
  decideBy: number;
  closesAt: number;
  departsAt: number;
  seatsFree: number;
  seatsSold: number;
};

const epoch = (column: string, name: string): string => `extract(epoch FROM departure.${column})::int AS "${name}"`;

/** What is read of a departure beside what a statement adds. */
export const DEPARTURE = `
  departure.id, departure.tour_id AS "tourId", departure.origin_city_id AS "originCityId", departure.date, departure.nights,
  departure.state, departure.min_group AS "minGroup", ${epoch("decide_by", "decideBy")}, ${epoch("closes_at", "closesAt")},
  ${epoch("departs_at", "departsAt")}, seats.total - seats.held - seats.sold AS "seatsFree", seats.sold AS "seatsSold"`;

/** The cheapest place in a double that is left, or null. */
const OF_TOUR = `
  SELECT ${DEPARTURE},
    (SELECT min((offer.prices ->> 'double')::bigint) FROM tour_offer AS offer JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id
     WHERE offer.departure_id = departure.id AND rooms.held + rooms.sold < rooms.total) AS "minPrice"
  FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
  WHERE departure.tour_id = $1 AND departure.origin_city_id = $2 AND departure.date BETWEEN greatest($3::date, $5::date) AND $4
  ORDER BY departure.date`;

/** What a departure's day says of it. `now`: epoch seconds. */
export const departureDayOf = (row: DepartureRow, now: number): Omit<DeparturesValue[number], "min_price"> => ({
  departure_id: row.id,
  date: row.date,
  return_date: addDays(row.date, row.nights),
  state: stateAt(row, now),
  seats_left: shownLeft(row.seatsFree),
  group: { min: row.minGroup, sold: row.seatsSold, decide_by: row.decideBy },
  closes_at: row.closesAt,
});

/** Call 62b: the days on which a tour leaves a city. Days that are past are absent. */
export const departures = endpoint({
  call: tourCalls.departures,
  async answer({ query }, { database, clock }) {
    const faults = periodFaults(query, TOUR_DEPARTURE_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const now = clock();
    const { tour_id, origin_id, from, to } = query;
    const rows = await database.query<DepartureRow & { minPrice: number | null }>(
      OF_TOUR,
      [tour_id, origin_id, from, to, tehranDate(now)],
      "departures_of_tour",
    );
    return rows.map(({ minPrice, ...row }) => {
      const isOpen = row.state !== "cancelled" && row.closesAt > now && row.seatsFree > 0;
      return { ...departureDayOf(row, now), min_price: isOpen ? minPrice : null };
    });
  },
});
