import { instantOf, localOf } from "#domain/time/instant.ts";
import { type DateFacts, factsOfDay } from "#fixtures/world/calendar.ts";
import { flightCarriers } from "#fixtures/world/carriers.ts";
import { hash } from "#fixtures/world/random.ts";
import { clock, type Scheduled, scheduledBetween } from "#fixtures/world/timetable.ts";
import type { City } from "#fixtures/world/types.ts";
import { zoneOfCity } from "./countries.ts";
import { cityOfId } from "./places.ts";
import type { Leg, Tour, TransportMode } from "./types.ts";

/**
 * Speeds of travel: minutes spent at both ends of a journey, ratio of the route's length to a straight line, and km/h.
 */
const speeds: Readonly<Record<TransportMode, { ends: number; bend: number; speed: number }>> = {
  flight: { ends: 40, bend: 1.04, speed: 780 },
  train: { ends: 20, bend: 1.22, speed: 110 },
  bus: { ends: 25, bend: 1.3, speed: 76 },
};

/**
 * Local hours of departure. Long journeys begin early, so that the first night is in the hotel; the last morning is
 * free.
 */
const hours = {
  out: { short: [6, 7, 8, 9, 10, 12, 14, 16], long: [5, 6, 7] },
  back: { short: [14, 15, 16, 17, 19, 20], long: [12, 13, 14] },
} as const;
/** Minutes from which a journey counts as long. */
const LONG = { flight: 300, train: 240, bus: 180 } as const satisfies Record<TransportMode, number>;

/** Both directions of a departure; the day number is that of leaving the origin. */
export function legsOf(seed: number, tour: Tour, originCityId: number, day: number): { out: Leg; back: Leg } {
  const first = tour.itinerary[0]!.cityId;
  return {
    out: leg(seed, tour, "out", originCityId, first, day),
    back: leg(seed, tour, "back", tour.plan.returnsFromCityId, originCityId, day + tour.nights),
  };
}

type Way = "out" | "back";

/** A leg that begins on a day at the city of departure: a flight also sold separately, if one suits. */
function leg(seed: number, tour: Tour, way: Way, fromCityId: number, toCityId: number, day: number): Leg {
  const drawn = hash(seed, "leg", way, tour.id, fromCityId, toCityId);
  const facts = factsOfDay(day);
  const flights = tour.mode === "flight" ? flightsOf(seed, way, fromCityId, toCityId, facts) : [];
  const flight = flights[drawn % flights.length];
  const journey = flight === undefined ? ownJourney(drawn, tour, way, fromCityId, toCityId, facts) : flown(flight);
  return {
    mode: tour.mode,
    ...journey,
    fromCityId,
    toCityId,
    class: tour.mode === "flight" ? "economy" : "standard",
  };
}

type Journey = Pick<Leg, "carrier" | "carrierFa" | "carrierEn" | "number" | "departsAt" | "arrivesAt">;

const carrierOf = new Map(flightCarriers.map((carrier) => [carrier.code, carrier]));

function flown({ carrier, number, departsAt, arrivesAt }: Scheduled): Journey {
  const { nameFa, nameEn } = carrierOf.get(carrier)!;
  return { carrier, carrierFa: nameFa, carrierEn: nameEn, number, departsAt, arrivesAt };
}

/**
 * Local minutes between which flights of tours leave: the first night is in the hotel, and the last morning is free.
 */
const suiting = { out: { from: 5 * 60, to: 17 * 60 }, back: { from: 11 * 60, to: 24 * 60 } } as const;

/** Flights of a day that suit a tour. */
function flightsOf(seed: number, way: Way, fromCityId: number, toCityId: number, facts: DateFacts): Scheduled[] {
  const { from, to } = suiting[way];
  return scheduledBetween(seed, cityOfId(fromCityId).slug, cityOfId(toCityId).slug, facts).filter(
    ({ minute, arrivesAt }) =>
      minute >= from && minute < to && (way === "back" || localOf(arrivesAt, zoneOfCity(toCityId)).date === facts.date),
  );
}

/** A journey exclusive to tours. Its time and number are the same all year. */
function ownJourney(
  drawn: number,
  tour: Tour,
  way: Way,
  fromCityId: number,
  toCityId: number,
  { date }: DateFacts,
): Journey {
  const minutes = minutesBetween(tour.mode, fromCityId, toCityId);
  const choices = hours[way][minutes >= LONG[tour.mode] ? "long" : "short"];
  const hour = choices[drawn % choices.length]!;
  const minute = ((drawn >>> 8) % 12) * 5;
  const departsAt = instantOf(date, clock(hour * 60 + minute), zoneOfCity(fromCityId), "later").at;
  return {
    carrier: null,
    carrierFa: tour.carrierFa,
    carrierEn: tour.carrierEn,
    number: String(1_000 + ((drawn >>> 12) % 8_000)),
    departsAt,
    arrivesAt: departsAt + minutes * 60,
  };
}

const times = new Map<string, number>();

/** Duration of the journey, in steps of five minutes. */
function minutesBetween(mode: TransportMode, fromCityId: number, toCityId: number): number {
  const key = `${mode} ${fromCityId} ${toCityId}`;
  const known = times.get(key);
  if (known !== undefined) return known;
  const { ends, bend, speed } = speeds[mode];
  const minutes = ends + (kilometres(cityOfId(fromCityId), cityOfId(toCityId)) * bend * 60) / speed;
  const rounded = Math.ceil(minutes / 5) * 5;
  times.set(key, rounded);
  return rounded;
}

/** Great-circle distance. */
function kilometres(from: City, to: City): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLon = Math.sin(radians(to.lon - from.lon) / 2);
  const share = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLon ** 2;
  return 12_742 * Math.asin(Math.sqrt(share));
}
