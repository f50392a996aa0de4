import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { airportOf } from "#domain/place/airports.ts";
import { localDateTimeAt } from "#domain/time/instant.ts";
import type { FlightChange, FlightSegment, FlightSubject } from "#products/flight/contract/flight.shapes.ts";
import { isMajor } from "#products/flight/rules/changes.ts";
import { type Connection, connectionOf } from "#products/flight/rules/connections.ts";
import { saleEndsAt } from "#products/flight/rules/sale.ts";
import { turnaroundOf } from "#products/flight/rules/turnaround.ts";
import type { DirectionTerms, FlightOfferKept } from "./offer.ts";
import { wayOfSegments } from "./ways.ts";

type Flight = FlightSubject["flights"][number];
type Times = FlightChange["before"];

/** The clocks of a flight's ends at some instants, epoch seconds. */
export function timesOf(
  { origin, destination }: { origin: string; destination: string },
  departsAt: number,
  arrivesAt: number,
): Times {
  return {
    departs_at: departsAt,
    departs_local: localDateTimeAt(departsAt, airportOf(origin).zone),
    arrives_at: arrivesAt,
    arrives_local: localDateTimeAt(arrivesAt, airportOf(destination).zone),
  };
}

/** The agreed offer after a carrier moved one of its flights; `isMajor`: that may be refused free of charge. */
export type Retimed = { readonly offer: FlightOfferKept; readonly isMajor: boolean };

/**
 * Returns the agreed offer with a flight at its new times. The size of the change is measured from what was bought or
 * last accepted, not from the change before: small steps add up. The fare, and the day on which ages count, stay as
 * agreed.
 */
export function retimed(offer: FlightOfferKept, flightId: number, after: Times): Retimed {
  const index = directionOf(offer, flightId);
  const before = offer.subject.flights[index];
  const old = before?.segments.find(({ flight_id }) => flight_id === flightId);
  if (before === undefined || old === undefined) throw new Error(`Flight ${flightId} is not of this reservation`);
  const flight = flightWith(before, flightId, after);
  const flights = offer.subject.flights.with(index, flight);
  const connections = [...connectionsOf(flight), ...turnaroundsOf(flights)];
  const agreed = offer.agreedTimes?.[flightId] ?? timesOfSegment(old);
  const isLarge = isMajor(asTimes({ ...old, ...agreed }), asTimes({ ...old, ...after }), connections);
  const [first, last] = [flights[0]?.segments[0], flights.at(-1)?.segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A reservation has a flight");
  const directions = isLarge ? waived(offer.directions) : offer.directions;
  return {
    isMajor: isLarge,
    offer: {
      ...offer,
      subject: {
        ...offer.subject,
        flights,
        departure_date: dayOfLocal(first.departs_local),
        return_date: flights[1]?.segments[0] === undefined ? null : dayOfLocal(flights[1].segments[0].departs_local),
      },
      directions: directions.with(index, {
        ...(directions[index] as DirectionTerms),
        departsAt: flight.segments[0]?.departs_at ?? first.departs_at,
        ...(isLarge && { carrierAct: "major_change" as const }),
      }),
      departsAt: first.departs_at,
      agreedTimes: { ...offer.agreedTimes, [flightId]: agreed },
      closesAt: saleEndsAt(first.departs_at),
      lastDepartsAt: last.departs_at,
    },
  };
}

const directionOf = ({ subject }: FlightOfferKept, flightId: number): number =>
  subject.flights.findIndex(({ segments }) => segments.some(({ flight_id }) => flight_id === flightId));

/** Directions before a new act of a carrier, which frees all of them. */
const waived = (directions: readonly DirectionTerms[]): DirectionTerms[] =>
  directions.map(({ isOutsideWaiver: _, ...terms }) => terms);

/** Returns the agreed offer after a carrier cancelled one of its flights: that direction is never flown. */
export function withoutFlight(offer: FlightOfferKept, flightId: number): FlightOfferKept {
  const index = directionOf(offer, flightId);
  const terms = waived(offer.directions)[index];
  if (terms === undefined) throw new Error(`Flight ${flightId} is not of this reservation`);
  return { ...offer, directions: waived(offer.directions).with(index, { ...terms, carrierAct: "cancelled" }) };
}

/** New times that a traveller has accepted. `times`: null where none of that flight waits any more: then as they are now. */
export type Accepted = { readonly flightId: number; readonly times: Times | null };

/**
 * Returns the agreed offer after its traveller accepted new times: later changes are measured from them, and each
 * direction without a large change that is still open costs what its fare says.
 *
 * @param open flights with such a change
 */
export const accepted = (
  offer: FlightOfferKept,
  { flightId, times }: Accepted,
  open: ReadonlySet<number>,
): FlightOfferKept => ({
  ...offer,
  agreedTimes: { ...offer.agreedTimes, [flightId]: times ?? timesOfSegment(segmentOf(offer, flightId)) },
  directions: offer.directions.map((terms, index) => {
    const isOpen = offer.subject.flights[index]?.segments.some(({ flight_id }) => open.has(flight_id));
    return terms.carrierAct === "major_change" && !isOpen ? { ...terms, carrierAct: null } : terms;
  }),
});

function segmentOf({ subject }: FlightOfferKept, flightId: number): FlightSegment {
  const segment = subject.flights.flatMap(({ segments }) => segments).find(({ flight_id }) => flight_id === flightId);
  if (segment === undefined) throw new Error(`Flight ${flightId} is not of this reservation`);
  return segment;
}

const timesOfSegment = ({ departs_at, departs_local, arrives_at, arrives_local }: FlightSegment): Times => ({
  departs_at,
  departs_local,
  arrives_at,
  arrives_local,
});

const asTimes = ({ origin, destination, departs_local, departs_at, arrives_at }: FlightSegment) => ({
  origin: origin.iata,
  destination: destination.iata,
  departsOn: dayOfLocal(departs_local),
  departsAt: departs_at,
  arrivesAt: arrives_at,
});

function connectionsOf({ segments }: Flight): Connection[] {
  return segments.slice(1).flatMap((segment, index) => {
    const before = segments[index];
    if (before === undefined) return [];
    const found = connectionOf(asTimes(before), asTimes(segment), before.carrier.code === segment.carrier.code);
    return found === null ? [] : [found];
  });
}

/** The turn-around of a journey there and back: it too may become shorter than it takes. */
function turnaroundsOf([out, back]: readonly Flight[]): Connection[] {
  const found = out && back && turnaroundOf(wayOfSegments(out.segments), wayOfSegments(back.segments));
  return found ? [found] : [];
}

/** A direction with one of its flights at other times. */
function flightWith(flight: Flight, flightId: number, after: Times): Flight {
  const segments = flight.segments.map((segment) =>
    segment.flight_id === flightId
      ? {
          ...segment,
          ...after,
          day_shift: daysBetween(dayOfLocal(after.departs_local), dayOfLocal(after.arrives_local)),
          minutes: (after.arrives_at - after.departs_at) / 60,
        }
      : segment,
  );
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A direction has a flight");
  const connections = connectionsOf({ ...flight, segments });
  return {
    ...flight,
    segments,
    layovers: flight.layovers.map((layover, index) => ({
      ...layover,
      minutes: connections[index]?.minutes ?? layover.minutes,
      is_overnight: connections[index]?.isOvernight ?? layover.is_overnight,
    })),
    minutes: (last.arrives_at - first.departs_at) / 60,
    day_shift: daysBetween(dayOfLocal(first.departs_local), dayOfLocal(last.arrives_local)),
  };
}
