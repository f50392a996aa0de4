import type { AgeGroup } from "#domain/enums/enums.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { fareParts } from "#products/flight/rules/fares.ts";
import { peopleOf } from "#products/flight/rules/passengers.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import { releaseSoldClaims } from "#provider/shop/stock/counters.ts";
import { countFaults, countsOf, linesOf } from "./counts.ts";
import { claimsOf, type FlightOfferKept, type FlightRequest, partyIn } from "./offer.ts";
import { writeSeats } from "./seats.ts";

const NONE: FlightCounts = { adult_count: 0, child_count: 0, infant_count: 0 };
const withOneLess = (counts: FlightCounts, group: AgeGroup): FlightCounts => ({
  adult_count: counts.adult_count,
  child_count: counts.child_count,
  infant_count: counts.infant_count,
  [`${group}_count`]: counts[`${group}_count`] - 1,
});

/**
 * Reason why a traveller of this group cannot be cancelled alone: the party has to be one that flies, with an adult, and one
 * for each infant; and once a flight has left, those who flew stay on the booking.
 *
 * @param now epoch seconds.
 */
export function aloneFault(offer: FlightOfferKept, group: AgeGroup, now: number): FieldCode | null {
  if (offer.departsAt <= now) return "unknown_value";
  const rest = withOneLess(offer.request.counts, group);
  if (peopleOf(countsOf(rest)) === 0) return "last_traveller";
  return countFaults(rest).length === 0 ? null : "left_without_adult";
}

/** The party without a traveller. */
function requestWithout({ outboundGroups, ...request }: FlightRequest, gone: number, group: AgeGroup): FlightRequest {
  const groups = outboundGroups?.toSpliced(gone, 1);
  return { ...request, counts: withOneLess(request.counts, group), ...(groups && { outboundGroups: groups }) };
}

/** The agreed offer for one traveller less, of this group: each direction at the same prices, seats with their owners. */
export function withoutTraveller(offer: FlightOfferKept, position: number, group: AgeGroup): FlightOfferKept {
  const request = requestWithout(offer.request, position - 1, group);
  const directions = offer.directions.map((terms, index) => {
    const flight = offer.subject.flights[index];
    if (flight === undefined) throw new Error("A direction has a flight");
    return { ...terms, ...fareParts(flight.prices, countsOf(partyIn(request, index))) };
  });
  const gone = position - 1;
  return {
    ...offer,
    request,
    subject: {
      ...offer.subject,
      ...request.counts,
      lines: offer.subject.flights.flatMap(({ direction, prices }, index) =>
        linesOf(direction, prices, partyIn(request, index)),
      ),
    },
    directions,
    fareTotal: directions.reduce((sum, { fare, taxes }) => sum + fare + taxes, 0),
    seats: offer.seats
      .filter(({ traveller }) => traveller !== gone)
      .map((seat) => (seat.traveller < gone ? seat : { ...seat, traveller: seat.traveller - 1 })),
    claims: claimsOf(request),
  };
}

/** No traveller has the ticket numbers of one who was cancelled, and no other reservation gets them. */
const NO_TRAVELLER = -1;
/** The numbers first: a trigger holds each ticket to the traveller who has its number. */
const TICKETS = [
  `UPDATE flight_ticket_number SET traveller = CASE WHEN traveller = $2::int - 1 THEN ${NO_TRAVELLER} ELSE traveller - 1 END
   WHERE reservation_id = $1 AND traveller >= $2::int - 1`,
  "UPDATE flight_ticket SET tickets = tickets[1:($2::int - 1)] || tickets[($2::int + 1):] WHERE reservation_id = $1",
];

/** Takes a traveller out of a reservation, locked with its stock: their place, their seats and their tickets. */
export async function releaseTraveller(
  tx: Queryable,
  reservationId: number,
  { before, rest }: { before: FlightOfferKept; rest: FlightOfferKept },
  { position, group }: { position: number; group: AgeGroup },
): Promise<void> {
  const one: FlightCounts = { ...NONE, [`${group}_count`]: 1 };
  const out = before.request.outboundGroups?.[position - 1];
  const gone = { ...rest.request, counts: one, outboundGroups: [out ?? group] };
  await Promise.all([
    releaseSoldClaims(tx, reservationId, claimsOf(gone)),
    writeSeats(tx, reservationId, JSON.stringify(rest.seats)),
    ...TICKETS.map((step, index) => tx.query(step, [reservationId, position], `take_traveller_out_${index}`)),
  ]);
}
