import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { saleEndsAt } from "#products/flight/rules/sale.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { releaseSoldClaims } from "#provider/shop/stock/counters.ts";
import { claimsOf, type FlightOfferKept, partyIn } from "./offer.ts";

/** The direction in a position, 1 or 2, and the one that stays. */
function directionsAt({ request, subject, directions }: FlightOfferKept, position: number) {
  const fares = [request.outbound, request.inbound ?? []];
  const at = (index: number) => {
    const [flight, terms, fareIds] = [subject.flights[index], directions[index], fares[index]];
    if (!flight || !terms || !fareIds) throw new Error("A return flight has two directions");
    return { flight, terms, fareIds };
  };
  return { gone: at(position - 1), rest: at(2 - position) };
}

const flightIds = ({ segments }: FlightOfferKept["subject"]["flights"][number]): Set<number> =>
  new Set(segments.map(({ flight_id }) => flight_id));

/** A return flight as the one way that stays. Where that is the way back, it leads from the destination home. */
export function withoutDirection(offer: FlightOfferKept, position: number): FlightOfferKept {
  const { subject, request } = offer;
  const { flight, terms, fareIds } = directionsAt(offer, position).rest;
  const [first, last] = [flight.segments[0], flight.segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A direction has a flight");
  const isWayBack = position === 1;
  const ids = flightIds(flight);
  const { counts, outboundGroups } = request;
  const oneWay: FlightOfferKept["request"] = {
    ...{ outbound: fareIds, inbound: null, counts },
    ...(!isWayBack && outboundGroups && { outboundGroups }),
  };
  return {
    ...offer,
    request: oneWay,
    subject: {
      ...subject,
      origin: isWayBack ? subject.destination : subject.origin,
      destination: isWayBack ? subject.origin : subject.destination,
      departure_date: dayOfLocal(first.departs_local),
      return_date: null,
      last_departure_date: dayOfLocal(last.departs_local),
      flights: [{ ...flight, direction: "outbound" }],
      lines: subject.lines
        .filter(({ direction }) => direction === flight.direction)
        .map((line) => ({ ...line, direction: "outbound" })),
    },
    directions: [terms],
    closesAt: saleEndsAt(first.departs_at),
    departsAt: first.departs_at,
    lastDepartsAt: last.departs_at,
    fareTotal: terms.fare + terms.taxes,
    seats: offer.seats.filter(({ flight_id }) => ids.has(flight_id)),
    claims: claimsOf(oneWay),
  };
}

/**
 * Takes the flights of a direction ($2) out of a reservation, with their seats and the carrier's changes, tickets and
 * locator. The direction that stays is the way out from then on, and its locator is the booking's code where that was the
 * one that goes.
 */
const TAKE_OUT = [
  "DELETE FROM flight_seat WHERE reservation_id = $1 AND flight_id IN (SELECT flight_id FROM reservation_flight WHERE reservation_id = $1 AND direction = $2)",
  `DELETE FROM reservation_change AS mine USING flight_change AS one
   WHERE mine.reservation_id = $1 AND one.id = mine.change_id
     AND one.flight_id IN (SELECT flight_id FROM reservation_flight WHERE reservation_id = $1 AND direction = $2)`,
  "DELETE FROM reservation_flight WHERE reservation_id = $1 AND direction = $2",
  `UPDATE reservation SET supplier_confirmation_code = stays.locator FROM flight_ticket AS goes, flight_ticket AS stays
   WHERE reservation.id = $1 AND goes.reservation_id = $1 AND goes.direction = $2 AND supplier_confirmation_code = goes.locator
     AND stays.reservation_id = $1 AND stays.direction <> $2`,
  "DELETE FROM flight_ticket WHERE reservation_id = $1 AND direction = $2",
];
const WAY_OUT = [
  "UPDATE reservation_flight SET direction = 'outbound' WHERE reservation_id = $1",
  "UPDATE flight_ticket SET direction = 'outbound' WHERE reservation_id = $1",
];

/** Takes a direction out of a reservation, locked with its stock. `offer`: with both. */
export async function releaseDirection(
  tx: Queryable,
  reservationId: number,
  offer: FlightOfferKept,
  position: number,
): Promise<void> {
  const { flight, fareIds } = directionsAt(offer, position).gone;
  const counts = partyIn(offer.request, position - 1);
  await releaseSoldClaims(tx, reservationId, claimsOf({ outbound: fareIds, inbound: null, counts }));
  await Promise.all([
    ...TAKE_OUT.map((step, index) => tx.query(step, [reservationId, flight.direction], `take_direction_out_${index}`)),
    ...WAY_OUT.map((step, index) => tx.query(step, [reservationId], `make_way_out_${index}`)),
  ]);
}
