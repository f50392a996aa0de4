import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { type DateFacts, factsBetween } from "#fixtures/world/calendar.ts";
import { fraction, hash } from "#fixtures/world/random.ts";
import { departureId, packageId } from "./ids.ts";
import { legsOf } from "./legs.ts";
import { pricesOf } from "./prices.ts";
import { roomsOf, soldOf } from "./sold.ts";
import type { Tour, TourDeparture, TourPackage } from "./types.ts";

/** Days ahead for which departures are sold, and for those of Nowruz. */
const horizons = { ordinary: 120, nowruz: 220 } as const;

/** Interval of a Nowruz tour's departures between 20 Esfand and 13 Farvardin, days. */
const NOWRUZ_EVERY = 4;
/** Probability that a regular departure is left out. */
const LEFT_OUT = 0.05;
/** Probability that an agency confirms only on request. */
const ON_REQUEST = 0.12;

/** Days before departure on which its group is decided, at noon in Tehran. */
const decides = { domestic: 5, foreign: 10, beforeVisa: 2 } as const;
const NOON_IN_TEHRAN = 12 * HOUR_SECONDS - TEHRAN_OFFSET_SECONDS;

/**
 * Departures of a tour on sale on a day: those of 120 days, and for a tour of Nowruz those between 20 Esfand and 13
 * Farvardin within 220.
 */
export function departuresAhead(seed: number, tour: Tour, today: IsoDate): TourDeparture[] {
  const near = departuresOf(seed, tour, today, addDays(today, horizons.ordinary));
  if (!tour.occasions.includes("nowruz")) return near;
  const far = factsBetween(addDays(today, horizons.ordinary + 1), addDays(today, horizons.nowruz));
  return [...near, ...far.filter(({ isNowruz }) => isNowruz).flatMap((facts) => departuresOn(seed, tour, facts))];
}

/**
 * Departures of a tour between two days, both included, by date and origin. Each is a function of (seed, tour, origin,
 * date) alone, independent of the requested range.
 */
export function departuresOf(seed: number, tour: Tour, from: IsoDate, to: IsoDate): TourDeparture[] {
  return factsBetween(from, to).flatMap((facts) => departuresOn(seed, tour, facts));
}

function departuresOn(seed: number, tour: Tour, facts: DateFacts): TourDeparture[] {
  return tour.originCityIds
    .filter((originCityId) => departs(seed, tour, originCityId, facts))
    .map((originCityId) => departureOf(seed, tour, originCityId, facts));
}

function departs(seed: number, tour: Tour, originCityId: number, facts: DateFacts): boolean {
  const turn = hash(seed, "turn", tour.id, originCityId);
  if (facts.isNowruz && tour.occasions.includes("nowruz")) return (facts.day + turn) % NOWRUZ_EVERY === 0;
  // Weeks are counted from a Saturday: 1970-01-03 is day 2.
  const week = Math.floor((facts.day - 2) / 7);
  return (
    tour.plan.weekdays.includes(facts.weekday) &&
    (week + turn) % tour.plan.everyWeeks === 0 &&
    fraction(seed, "left out", tour.id, originCityId, facts.day) >= LEFT_OUT
  );
}

function departureOf(seed: number, tour: Tour, originCityId: number, facts: DateFacts): TourDeparture {
  const id = departureId(tour.id, originCityId, facts.date);
  const legs = legsOf(seed, tour, originCityId, facts.day);
  const { state, seats } = soldOf(seed, tour, originCityId, facts.day);
  const { departsAt } = legs.out;
  const closesAt =
    departsAt - Math.max(3 * HOUR_SECONDS, tour.plan.closesBefore, tour.visa.processingDays * DAY_SECONDS);
  const decidesAhead = Math.max(
    decides[tour.kind],
    tour.visa.processingDays === 0 ? 0 : tour.visa.processingDays + decides.beforeVisa,
  );
  return {
    id,
    tourId: tour.id,
    originCityId,
    date: facts.date,
    nights: tour.nights,
    state,
    minGroup: tour.minGroup,
    decideBy: (facts.day - decidesAhead) * DAY_SECONDS + NOON_IN_TEHRAN,
    closesAt,
    // At the end of the sale, the agency submits the buyers' visas.
    visaSubmittedOn: tour.visa.kind === "included" ? tehranDate(closesAt) : null,
    seats,
    legs,
    packages: packagesOf(seed, tour, id, { originCityId, facts, seats }),
  };
}

type Of = { originCityId: number; facts: DateFacts; seats: TourDeparture["seats"] };

function packagesOf(seed: number, tour: Tour, id: number, { originCityId, facts, seats }: Of): TourPackage[] {
  const { packages } = tour.plan;
  const rooms = roomsOf(seed, id, seats, packages.length);
  const sold = { tour, originCityId, facts, seatsLeft: seats.total - seats.soldElsewhere };
  return packages.map((plan, index) => ({
    ...plan,
    id: packageId(id, index),
    departureId: id,
    prices: pricesOf(seed, sold, plan, index),
    confirmation:
      fraction(seed, "request", tour.id, originCityId, facts.day, index) < ON_REQUEST ? "on_request" : "online",
    rooms: rooms[index]!,
  }));
}
