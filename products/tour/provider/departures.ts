import { TOUR_DEPARTURE_DAYS } from "#domain/bounds.ts";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { DeparturesValue } from "#products/tour/contract/tour.shapes.ts";
import { adultPrice, type TourPriceTable } from "#products/tour/rules/room-price.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { periodFaults } from "#provider/kernel/http/period.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { evaluatePackage, type PackageContext } from "./evaluate-package.ts";
import { stateAt } from "./places.ts";
import { type Party, partyOf } from "./priced.ts";
import { requestedParty } from "./requested-party.ts";
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

/** Columns of a departure beside those that a statement adds. */
export const DEPARTURE = `
  departure.id, departure.tour_id AS "tourId", departure.origin_city_id AS "originCityId", departure.date, departure.nights,
  departure.state, departure.min_group AS "minGroup", ${epoch("decide_by", "decideBy")}, ${epoch("closes_at", "closesAt")},
  ${epoch("departs_at", "departsAt")}, seats.total - seats.held - seats.sold AS "seatsFree", seats.sold AS "seatsSold"`;

/** Remaining part of a departure's packages, as far as a party is judged by it. */
type Left = { prices: TourPriceTable; beds: number; roomsFree: number };

const OF_TOUR = `
  SELECT ${DEPARTURE},
    (SELECT json_agg(json_build_object('prices', offer.prices, 'beds', offer.beds, 'roomsFree', rooms.total - rooms.held - rooms.sold))
     FROM tour_offer AS offer JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id
     WHERE offer.departure_id = departure.id AND rooms.held + rooms.sold < rooms.total) AS "packages"
  FROM tour_departure AS departure JOIN stock AS seats ON seats.id = departure.seats_stock_id
  WHERE departure.tour_id = $1 AND departure.origin_city_id = $2 AND departure.date BETWEEN greatest($3::date, $5::date) AND $4
  ORDER BY departure.date`;

/** Fields of a departure's day. `now`: epoch seconds. */
export const departureDayOf = (row: DepartureRow, now: number): Omit<DeparturesValue[number], "min_price"> => ({
  departure_id: row.id,
  date: row.date,
  return_date: addDays(row.date, row.nights),
  state: stateAt(row, now),
  seats_left: shownLeft(row.seatsFree),
  group: { min: row.minGroup, sold: row.seatsSold, decide_by: row.decideBy },
  closes_at: row.closesAt,
});

/**
 * Price of a package for an adult of the party, rial, if the party can have it; without a party, for a person in a
 * double.
 */
function adultPriceOf(
  { prices, ...left }: Left,
  context: Omit<PackageContext, "party">,
  party: Party | null,
): number | null {
  if (party === null) return context.isOpen && context.hasSeats ? prices.double : null;
  const { price } = evaluatePackage({ prices, ...left }, { ...context, party });
  return price && adultPrice(party.rooms, prices);
}

function lowestAdultPrice(
  row: DepartureRow,
  packages: readonly Left[],
  party: Party | null,
  now: number,
): number | null {
  const isOpen = row.state !== "cancelled" && row.closesAt > now;
  const hasSeats = row.seatsFree >= (party?.seats ?? 1);
  const found = packages
    .map((left) => adultPriceOf(left, { isOpen, hasSeats }, party))
    .filter((price) => price !== null);
  return found.length === 0 ? null : Math.min(...found);
}

/** Call 62b: the days on which a tour leaves a city. Days that are past are absent. */
export const departures = endpoint({
  call: tourCalls.departures,
  async answer({ query }, { database, clock }) {
    const faults = periodFaults(query, TOUR_DEPARTURE_DAYS.max);
    if (faults.length > 0) return refuse("invalid_input", faults);
    const now = clock();
    const { tour_id, origin_id, from, to, rooms, beds } = query;
    const asked = rooms === undefined ? null : requestedParty(rooms, beds);
    if (asked?.rooms === null) return refuse("invalid_input", asked.faults);
    const party = asked && partyOf(asked.rooms);
    const rows = await database.query<DepartureRow & { packages: Left[] | null }>(
      OF_TOUR,
      [tour_id, origin_id, from, to, tehranDate(now)],
      "departures_of_tour",
    );
    return rows.map(({ packages, ...row }) => ({
      ...departureDayOf(row, now),
      min_price: lowestAdultPrice(row, packages ?? [], party, now),
    }));
  },
});
