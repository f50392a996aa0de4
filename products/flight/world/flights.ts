import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Airport } from "#domain/place/airports.ts";
import { factsBetween } from "#fixtures/world/calendar.ts";
import type { Route, Stock, WorldFlight } from "#fixtures/world/flight-types.ts";
import { fraction, hash } from "#fixtures/world/random.ts";
import { drawnOf, kilometresOf, type Scheduled, scheduledOn, waysOf } from "#fixtures/world/timetable.ts";
import type { CabinId } from "#products/flight/rules/cabins.ts";
import { type Seat, seatsIn } from "#products/flight/rules/seats.ts";
import { faresOf } from "./fares.ts";

/** Aircraft by range, each with the number of infants that it may carry. */
const fleets = {
  near: [
    { aircraft: "narrow_156", infants: 14 },
    { aircraft: "regional_102", infants: 10 },
  ],
  short: [
    { aircraft: "narrow_156", infants: 14 },
    { aircraft: "regional_102", infants: 10 },
    { aircraft: "turboprop_68", infants: 6 },
  ],
  far: [{ aircraft: "wide_270", infants: 20 }],
} as const satisfies Record<string, readonly { aircraft: CabinId; infants: number }[]>;
/** Kilometres: turboprops fly no further than `short`, wide-body aircraft only beyond `far`. */
const REACH = { short: 700, far: 3_000 } as const;

/** Shares of flights by state, applied in this order. */
const chances = { full: 0.07, lastSeats: 0.14 } as const;
/** Maximum number of seats left on a flight with last seats. */
const LAST_SEATS = 6;
/** Share of flights operated by another company's aircraft. */
const CODESHARE = 0.06;
/** Of the seats sold elsewhere, the share whose passengers chose a seat. */
const CHOSEN_ELSEWHERE = 0.6;

/** Flight ids are derived: way × 10⁷ + the day's flight × 10⁶ + days since 1970-01-01. */
const flightId = (way: number, index: number, day: number): number => (way * 10 + index + 1) * 1_000_000 + day;

/** Flights of some routes on sale on a day. */
export const flightsAhead = (seed: number, routes: readonly Route[], today: IsoDate): WorldFlight[] =>
  routes.flatMap((route) => {
    const days = factsBetween(today, addDays(today, route.days));
    return waysOf(route).flatMap((way) =>
      days.flatMap((facts) => scheduledOn(seed, way, facts).map((one) => flightOf(seed, one))),
    );
  });

const terminalOf = ({ terminals }: Airport, drawn: number): string | null =>
  terminals.length === 0 ? null : terminals[drawn % terminals.length]!;

function seatsOf(seed: number, id: number, total: number): Stock {
  const chance = fraction(seed, "flight state", id);
  if (chance < chances.full) return { total, soldElsewhere: total };
  const drawn = hash(seed, "flight sold", id);
  if (chance < chances.full + chances.lastSeats) return { total, soldElsewhere: total - 1 - (drawn % LAST_SEATS) };
  return { total, soldElsewhere: Math.floor(total * (0.2 + 0.6 * ((drawn % 1000) / 1000))) };
}

const fleetOf = (distance: number): readonly { aircraft: CabinId; infants: number }[] =>
  distance > REACH.far ? fleets.far : distance > REACH.short ? fleets.near : fleets.short;

/** Seats that other sellers' passengers have chosen: closed on the seat map. */
const chosenElsewhere = (
  seed: number,
  id: number,
  cabin: readonly Seat[],
  { total, soldElsewhere }: Stock,
): string[] => {
  const share = (CHOSEN_ELSEWHERE * soldElsewhere) / total;
  return cabin.filter(({ seat }) => fraction(seed, "chosen", id, seat) < share).map(({ seat }) => seat);
};

function flightOf(seed: number, { way, index, facts, carrier, minute, ...scheduled }: Scheduled): WorldFlight {
  const { route, number, from, to } = way;
  const id = flightId(number, index, facts.day);
  const drawn = drawnOf(seed, way, index);
  const isCharter = fraction(seed, "charter", number, index) < route.charter;
  const others = route.carriers.filter((code) => code !== carrier);
  const fleet = fleetOf(kilometresOf(way));
  const { aircraft, infants } = fleet[(drawn >>> 4) % fleet.length]!;
  const cabin = seatsIn(aircraft);
  const total = cabin.length;
  const seats = seatsOf(seed, id, total);
  const isAbroad = from.country !== "IR" || to.country !== "IR";
  return {
    id,
    carrier,
    operatedBy:
      !isCharter && others.length > 0 && fraction(seed, "codeshare", number, index) < CODESHARE ? others[0]! : null,
    number: scheduled.number,
    origin: from.iata,
    destination: to.iata,
    originTerminal: terminalOf(from, hash(seed, "terminal", carrier, from.iata)),
    destinationTerminal: terminalOf(to, hash(seed, "terminal", carrier, to.iata)),
    date: facts.date,
    departsAt: scheduled.departsAt,
    arrivesAt: scheduled.arrivesAt,
    aircraft,
    state: "scheduled",
    blockedSeats: chosenElsewhere(seed, id, cabin, seats),
    seats,
    infants: {
      total: infants,
      soldElsewhere: seats.soldElsewhere === total ? infants : hash(seed, "infants", id) % infants,
    },
    fares: faresOf(seed, {
      id,
      route,
      isAbroad,
      isCharter,
      index,
      hour: Math.floor(minute / 60),
      facts,
      seats,
      hasBusiness: cabin.some((seat) => seat.class === "business") && route.daily >= 1,
    }),
  };
}
