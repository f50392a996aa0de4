import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourTable } from "#products/tour/contract/tour.shapes.ts";
import type { TourCard } from "#products/tour/contract/tour-card.shapes.ts";
import { arrayLiteral, type Queryable } from "#provider/kernel/database/database.ts";

/** A package of a departure as searches read it, with its remaining rooms and seats. Instants in epoch seconds. */
export type OfferRow = {
  packageId: number;
  departureId: number;
  tourId: number;
  originCityId: number;
  date: IsoDate;
  nights: number;
  prices: TourTable;
  beds: number;
  star: number;
  meal: TourCard["meal"];
  mode: TourCard["mode"];
  carrierFa: string;
  carrierEn: string;
  confirmation: TourCard["confirmation"];
  visa: TourCard["visa"];
  state: "scheduled" | "guaranteed";
  seatsFree: number;
  roomsFree: number;
};

const COLUMNS = `
  offer.package_id AS "packageId", offer.departure_id AS "departureId", offer.tour_id AS "tourId",
  offer.origin_city_id AS "originCityId", offer.date, offer.nights, offer.prices, offer.beds, offer.star, offer.meal, offer.mode,
  offer.carrier_fa AS "carrierFa", offer.carrier_en AS "carrierEn", offer.confirmation, offer.visa, offer.state,
  seats.total - seats.held - seats.sold AS "seatsFree", rooms.total - rooms.held - rooms.sold AS "roomsFree"`;

const FROM = `
  FROM tour_offer AS offer
  JOIN stock AS seats ON seats.id = offer.seats_stock_id JOIN stock AS rooms ON rooms.id = offer.rooms_stock_id`;

/** Origins, destinations and number of seats: a departure with fewer seats is no answer. */
export type Route = { origins: readonly number[]; destinations: readonly number[]; seats: number };

const OPEN = `
  offer.destination_city_id = ANY($1::int[]) AND offer.origin_city_id = ANY($2::int[])
  AND offer.state <> 'cancelled' AND offer.closes_at > app_now()
  AND seats.held + seats.sold + $3 <= seats.total AND rooms.held + rooms.sold < rooms.total`;

const valuesOf = ({ destinations, origins, seats }: Route) => [
  arrayLiteral(destinations),
  arrayLiteral(origins),
  seats,
];

/** The packages that can still be had of departures within some days, both ends included. */
export const offersBetween = (from: Queryable, route: Route, first: IsoDate, last: IsoDate): Promise<OfferRow[]> =>
  from.query<OfferRow>(
    `SELECT ${COLUMNS} ${FROM} WHERE ${OPEN} AND offer.date BETWEEN $4 AND $5`,
    [...valuesOf(route), first, last],
    "tour_offers",
  );

/** Number of packages read on each side to find the nearest departures for a party. */
const NEAREST_READ = 60;

/** The packages nearest to a day, before or after it, nearest first. */
export const offersBeside = (
  from: Queryable,
  route: Route,
  side: "before" | "after",
  day: IsoDate,
): Promise<OfferRow[]> =>
  from.query<OfferRow>(
    side === "before"
      ? `SELECT ${COLUMNS} ${FROM} WHERE ${OPEN} AND offer.date < $4 ORDER BY offer.date DESC LIMIT ${NEAREST_READ}`
      : `SELECT ${COLUMNS} ${FROM} WHERE ${OPEN} AND offer.date > $4 ORDER BY offer.date LIMIT ${NEAREST_READ}`,
    [...valuesOf(route), day],
    `tour_offers_${side}`,
  );
