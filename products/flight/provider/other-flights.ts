import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { flightChangeCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightChangeQuery } from "#products/flight/contract/flight.shapes.ts";
import { saleEndsAt } from "#products/flight/rules/sale.ts";
import { arrayLiteral } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { about } from "#provider/shop/reservation/change.ts";
import type { OfferChanges } from "#provider/shop/reservation/product.ts";
import { groupChanges, ofItsDay } from "./groups-of-day.ts";
import { claimsOf, type FlightOfferKept, type FlightRequest } from "./offer.ts";
import { offerIdsFor } from "./offer-ids.ts";
import { withoutDirection } from "./one-direction.ts";
import { isKept } from "./own-places.ts";
import { writeSeats } from "./seats.ts";
import { flightStock } from "./stock.ts";

/** Other flights or fares of one direction or both, for the same travellers, in their groups on its last day; of those that have not left. A direction that stays is as it was bought. */
export const otherFlights: OfferChanges<FlightChangeQuery, FlightRequest, FlightOfferKept> = {
  calls: { quote: flightChangeCalls.changeQuote, confirm: flightChangeCalls.change },
  kindOf(offer, { request, subject: { flights } }) {
    const kinds = new Set(
      offer.subject.flights.flatMap((flight, index) => {
        const after = flights[index];
        if (after === undefined || isKept(offer, request, index)) return [];
        return [flightIds(flight) === flightIds(after) ? ("fare" as const) : ("dates" as const)];
      }),
    );
    const [one = "dates"] = kinds;
    return kinds.size > 1 ? "booking" : one;
  },
  isOver: (offer, now) => offer.subject.flights.every((flight) => hasLeft(flight, now)),
  // The age of an offer does not matter: its price is read again, and a change is applied at the cost that was shown.
  read({ offer_id, return_offer_id }, offer, { now, settings }) {
    const { counts, outbound, inbound, outboundGroups } = offer.request;
    if (return_offer_id !== undefined && inbound === null) {
      return refuse("invalid_input", [{ name: "return_offer_id", code: "unknown_field" }]);
    }
    const ids = offerIdsFor(settings);
    const out = offer_id === undefined ? undefined : ids.read(offer_id);
    const back = return_offer_id === undefined ? undefined : ids.read(return_offer_id);
    if (out === null || back === null) return refuse("not_found");
    const asked = {
      ...{ outbound: out?.fareIds ?? outbound, inbound: back?.fareIds ?? inbound, counts },
      ...(out === undefined && outboundGroups && { outboundGroups }),
    };
    if (offer.directions.every((_, index) => isKept(offer, asked, index))) {
      return refuse("invalid_input", [{ name: "offer_id", code: "same_flight" }]);
    }
    const isOfFlown = offer.subject.flights.some((flight, at) => hasLeft(flight, now) && !isKept(offer, asked, at));
    if (isOfFlown) return about({ kind: "flight" }, "change_begun");
    return { ...asked, madeAt: Math.min(...[out, back].flatMap((one) => one?.madeAt ?? [])) };
  },
  ofItsDay,
  ageGroups: groupChanges,
  lock: (tx, request, confirmationCode) => flightStock.lock(tx, { ...request, insteadOf: confirmationCode }),
  changed,
  stays(offer, after) {
    const kept = offer.directions.map((_, index) => isKept(offer, after.request, index));
    if (!kept.includes(true)) return { ...offer, directions: [], fareTotal: 0, seats: [] };
    return kept.includes(false) ? withoutDirection(offer, kept.indexOf(false) + 1) : offer;
  },
  results: (offer, after) => [...(after.seats.length < offer.seats.length ? (["seats"] as const) : []), "tickets"],
  deleteSubject: `
    flights_gone AS (DELETE FROM reservation_flight WHERE reservation_id = $1),
    claims_gone AS (DELETE FROM reservation_claim WHERE reservation_id = $1)`,
  async settle(tx, reservationId, { before, after }) {
    const gone = before.subject.flights.filter((_, index) => !isKept(before, after.request, index));
    await Promise.all([
      writeSeats(tx, reservationId, JSON.stringify(after.seats)),
      tx.query(
        "DELETE FROM flight_ticket WHERE reservation_id = $1 AND direction = ANY(SELECT jsonb_array_elements_text($2::jsonb))",
        [reservationId, JSON.stringify(gone.map(({ direction }) => direction))],
        "delete_tickets_of_directions",
      ),
      tx.query(
        `DELETE FROM reservation_change AS mine USING flight_change AS one
         WHERE mine.reservation_id = $1 AND one.id = mine.change_id AND one.flight_id = ANY($2::bigint[])`,
        [reservationId, arrayLiteral(gone.flatMap(({ segments }) => segments.map(({ flight_id }) => flight_id)))],
        "delete_changes_of_flights",
      ),
    ]);
  },
};

/** The agreed offer with another direction or two. A carrier's act on what it was bought with does not free what comes. */
function changed(offer: FlightOfferKept, priced: FlightOfferKept): FlightOfferKept {
  const { request } = priced;
  const isStaying = (index: number) => isKept(offer, request, index);
  const flights = priced.subject.flights.map((flight, index) => (isStaying(index) ? flightAt(offer, index) : flight));
  const isFreed = offer.directions.some(({ carrierAct }, index) => carrierAct !== null && isStaying(index));
  const lines = flights.flatMap(({ direction }, index) =>
    (isStaying(index) ? offer : priced).subject.lines.filter((line) => line.direction === direction),
  );
  return {
    ...priced,
    subject: {
      ...priced.subject,
      ...datesOf(flights),
      // Ages count on the day that was agreed, also where the carrier has moved that flight.
      ...(isStaying(flights.length - 1) && { last_departure_date: offer.subject.last_departure_date }),
      flights,
      lines,
    },
    directions: priced.directions.map((terms, index) => {
      const own = offer.directions[index];
      return isStaying(index) && own ? own : { ...terms, ...(isFreed && { isOutsideWaiver: true as const }) };
    }),
    ...instantsOf(flights),
    ...agreedTimesOf(offer, flights),
    fareTotal: lines.reduce((sum, { amount }) => sum + amount, 0),
    seats: offer.seats.filter(({ flight_id }) =>
      flights.some(({ segments }, index) => isStaying(index) && segments.some((one) => one.flight_id === flight_id)),
    ),
    claims: claimsOf(request),
  };
}

type Flight = FlightOfferKept["subject"]["flights"][number];

const flightIds = ({ segments }: Flight): string => segments.map(({ flight_id }) => flight_id).join();

/** True once a direction is flown, or being flown: `now` in epoch seconds. */
const hasLeft = ({ segments: [first] }: Flight, now: number): boolean => first !== undefined && first.departs_at <= now;

function flightAt({ subject }: FlightOfferKept, index: number): Flight {
  const flight = subject.flights[index];
  if (flight === undefined) throw new Error("A direction has a flight");
  return flight;
}

function endsOf(flights: readonly Flight[]) {
  const [first, last] = [flights[0]?.segments[0], flights.at(-1)?.segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A direction has a flight");
  return { first, last };
}

function datesOf(flights: readonly Flight[]) {
  const back = flights[1]?.segments[0];
  return {
    departure_date: dayOfLocal(endsOf(flights).first.departs_local),
    return_date: back === undefined ? null : dayOfLocal(back.departs_local),
  };
}

function instantsOf(flights: readonly Flight[]) {
  const { first, last } = endsOf(flights);
  return {
    closesAt: saleEndsAt(first.departs_at),
    departsAt: first.departs_at,
    lastDepartsAt: last.departs_at,
  };
}

/** Agreed times of the flights that stay. */
function agreedTimesOf({ agreedTimes }: FlightOfferKept, flights: readonly Flight[]) {
  if (agreedTimes === undefined) return {};
  const ids = new Set(flights.flatMap(({ segments }) => segments.map(({ flight_id }) => String(flight_id))));
  return { agreedTimes: Object.fromEntries(Object.entries(agreedTimes).filter(([id]) => ids.has(id))) };
}
