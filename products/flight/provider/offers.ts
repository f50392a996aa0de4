import type { IsoDate } from "#domain/calendar/types.ts";
import type { FarePrices, FlightJourney } from "#products/flight/contract/flight.shapes.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { READ_AT } from "./read-at.ts";

/** An offer as searches read it, with its remaining seats. Instants in epoch seconds, money in rial. */
export type OfferRow = {
  id: number;
  fareIds: number[];
  kind: FlightJourney["kind"];
  confirmation: FlightJourney["confirmation"];
  policyId: FlightJourney["policy"];
  carriers: string[];
  fromAirport: string;
  toAirport: string;
  stops: number;
  minutes: number;
  hasBag: boolean;
  isProtected: boolean;
  prices: FarePrices;
  departsAt: number;
  seatsFree: number;
  /** 0 where no infant is asked for. */
  infantsFree: number;
  /** Time of the read, by the database's clock. */
  readAt: number;
};

/** Instant at which its last flight arrives, epoch seconds. */
export const arrivesAtOf = ({ departsAt, minutes }: OfferRow): number => departsAt + minutes * 60;

/** Route by its two cities and class, on a day of the first airport's clock. */
export type OfferDay = { originId: number; destinationId: number; date: IsoDate; class: FlightJourney["class"] };

const OFFERS = `
  SELECT offer.id, to_jsonb(offer.fare_ids) AS "fareIds", offer.kind, offer.confirmation, offer.policy_id AS "policyId", offer.carriers,
    offer.from_airport AS "fromAirport", offer.to_airport AS "toAirport", offer.stops, offer.minutes,
    offer.has_bag AS "hasBag",
    offer.is_protected AS "isProtected", offer.prices, extract(epoch FROM offer.departs_at)::int AS "departsAt",
    (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.seat_stock_ids)) AS "seatsFree",
    CASE WHEN $5 = 0 THEN 0
      ELSE (SELECT min(total - held - sold) FROM stock WHERE id = ANY(offer.infant_stock_ids)) END AS "infantsFree",
    ${READ_AT}
  FROM flight_offer AS offer
  WHERE offer.origin_city_id = $1 AND offer.destination_city_id = $2 AND offer.date = $3 AND offer.class = $4
    AND offer.closes_at > app_now()`;

/** The offers of a day that are still on sale, also those that are full. */
export const offersOn = (
  from: Queryable,
  { originId, destinationId, date, class: cabin }: OfferDay,
  infants: number,
): Promise<OfferRow[]> =>
  from.query<OfferRow>(OFFERS, [originId, destinationId, date, cabin, infants], "flight_offers");
