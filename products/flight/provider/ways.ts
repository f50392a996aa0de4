import type { FlightSegment } from "#products/flight/contract/flight.shapes.ts";
import type { Way } from "#products/flight/rules/turnaround.ts";
import { arrivesAtOf, type OfferRow } from "./offers.ts";
import type { SegmentRow } from "./segments.ts";

/** A direction as its turn-around is judged, from each of the shapes that it is known in. */

type Flown = {
  readonly origin: string;
  readonly destination: string;
  readonly departsAt: number;
  readonly arrivesAt: number;
  readonly carrier: string;
};

function wayOf(flights: readonly Flown[]): Way {
  const [first, last] = [flights[0], flights.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A direction has a flight");
  return {
    origin: first.origin,
    destination: last.destination,
    departsAt: first.departsAt,
    arrivesAt: last.arrivesAt,
    firstCarrier: first.carrier,
    lastCarrier: last.carrier,
  };
}

/** @param rows its flights in order, at least one. */
export const wayOfRows = (rows: readonly SegmentRow[]): Way =>
  wayOf(rows.map((row) => ({ ...row, carrier: row.carrier.code })));

/** @param segments its flights in order, at least one. */
export const wayOfSegments = (segments: readonly FlightSegment[]): Way =>
  wayOf(
    segments.map(({ origin, destination, departs_at, arrives_at, carrier }) => ({
      origin: origin.iata,
      destination: destination.iata,
      departsAt: departs_at,
      arrivesAt: arrives_at,
      carrier: carrier.code,
    })),
  );

export const wayOfOffer = (offer: OfferRow): Way => ({
  origin: offer.fromAirport,
  destination: offer.toAirport,
  departsAt: offer.departsAt,
  arrivesAt: arrivesAtOf(offer),
  firstCarrier: offer.carriers[0] ?? "",
  lastCarrier: offer.carriers.at(-1) ?? "",
});
