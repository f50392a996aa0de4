import { daysBetween } from "#domain/calendar/arithmetic.ts";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { airportOf } from "#domain/place/airports.ts";
import { dayShift, localDateTimeAt } from "#domain/time/instant.ts";
import type { Baggage, FlightJourney, FlightSegment, Layover } from "#products/flight/contract/flight.shapes.ts";
import { connectionOf } from "#products/flight/rules/connections.ts";
import { addPrices } from "#products/flight/rules/fares.ts";
import type { SegmentRow } from "./segments.ts";

type End = FlightSegment["origin"];

const endOf = (iata: string, city: End["city"], terminal: string | null): End => {
  const { nameFa, nameEn, country } = airportOf(iata);
  return { iata, name_fa: nameFa, name_en: nameEn, city, country, terminal };
};

/** A flight as calls say it: its airports by name, the clocks of both ends. */
function segmentValue(row: SegmentRow): FlightSegment {
  const departs = localDateTimeAt(row.departsAt, airportOf(row.origin).zone);
  const arrives = localDateTimeAt(row.arrivesAt, airportOf(row.destination).zone);
  return {
    flight_id: row.flightId,
    carrier: row.carrier,
    operated_by: row.operatedBy,
    number: row.number,
    origin: endOf(row.origin, row.originCity, row.originTerminal),
    destination: endOf(row.destination, row.destinationCity, row.destinationTerminal),
    departs_at: row.departsAt,
    departs_local: departs,
    arrives_at: row.arrivesAt,
    arrives_local: arrives,
    day_shift: daysBetween(dayOfLocal(departs), dayOfLocal(arrives)),
    minutes: (row.arrivesAt - row.departsAt) / 60,
    aircraft: row.aircraft,
    class: row.class,
    booking_class: row.bookingClass,
  };
}

function layoverValue(first: SegmentRow, second: SegmentRow): Layover {
  const connection = connectionOf(first, second, first.carrier.code === second.carrier.code);
  if (connection === null) throw new Error(`Flight ${second.flightId} does not follow ${first.flightId}`);
  const { minutes, kind, isOvernight } = connection;
  return {
    from: first.destination,
    to: second.origin,
    city: second.originCity,
    minutes,
    kind,
    is_overnight: isOvernight,
  };
}

/** Returns the baggage that each person may take along on all of several flights. */
function leastBaggage(all: readonly Baggage[]): Baggage {
  const least = (group: keyof Baggage, of: keyof Baggage["adult"]) => Math.min(...all.map((one) => one[group][of]));
  const bags = (group: keyof Baggage) => ({
    cabin_kg: least(group, "cabin_kg"),
    checked_kg: least(group, "checked_kg"),
    pieces: least(group, "pieces"),
  });
  return { adult: bags("adult"), child: bags("child"), infant: bags("infant") };
}

/** @param rows the flights of one direction, in order; at least one. */
export function journeyOf(rows: readonly SegmentRow[]): FlightJourney {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) throw new Error("An offer has a flight");
  const segments = rows.map(segmentValue);
  return {
    kind: rows.some(({ kind }) => kind === "charter") ? "charter" : "system",
    confirmation: rows.some(({ confirmation }) => confirmation === "on_request") ? "on_request" : "online",
    class: first.class,
    brand: first.brand,
    segments,
    layovers: rows.slice(1).map((row, index) => layoverValue(rows[index] as SegmentRow, row)),
    minutes: (last.arrivesAt - first.departsAt) / 60,
    day_shift: dayShift(
      { at: first.departsAt, zone: airportOf(first.origin).zone },
      { at: last.arrivesAt, zone: airportOf(last.destination).zone },
    ),
    prices: rows.map(({ prices }) => prices).reduce(addPrices),
    baggage: leastBaggage(rows.map(({ baggage }) => baggage)),
    policy: first.policyId,
  };
}
