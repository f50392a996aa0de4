import { airportOf } from "#domain/place/airports.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import { type CancellationSentence, cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { type DatedPenalty, datedPenalties } from "#domain/sale/dated-penalties.ts";
import { localOf } from "#domain/time/instant.ts";
import type { FlightCounts } from "#products/flight/contract/flight.shapes.ts";
import { type FarePrices, fareParts } from "#products/flight/rules/fares.ts";
import { flightPenaltyLines } from "#products/flight/rules/penalty-lines.ts";
import { policyOfFlight } from "#products/flight/rules/policies.ts";
import { countsOf } from "./counts.ts";
import type { DirectionTerms, FlightOfferKept } from "./offer.ts";

/** Inputs of a direction's terms: sums over its fares, and the place and time of its departure (epoch seconds). */
type Sold = Pick<DirectionTerms, "policyId" | "departsAt"> & {
  readonly prices: FarePrices;
  readonly fromAirport: string;
};

/** Inputs of cancelling a direction, for a party. */
export const directionTerms = (
  { policyId, prices, departsAt, fromAirport }: Sold,
  counts: FlightCounts,
): DirectionTerms => ({
  policyId,
  ...fareParts(prices, countsOf(counts)),
  departsAt,
  carrierAct: null,
  zone: airportOf(fromAirport).zone,
});

type Seats = { readonly total: number; readonly isIssued: boolean };
const NO_SEATS: Seats = { total: 0, isIssued: false };

const pricesOf = (
  { policyId, fare, taxes, departsAt, zone, carrierAct, isOutsideWaiver }: DirectionTerms,
  seats: Seats,
) => ({
  date: localOf(departsAt, zone).date,
  zone,
  departsAt,
  policy: policyOfFlight(policyId),
  fare,
  taxes,
  seats,
  carrierAct,
  ...(isOutsideWaiver && { isOutsideWaiver }),
});

/** The parts of some directions that are given back by rules of their own. */
const linesOf = (directions: readonly DirectionTerms[]): PenaltyLine[] =>
  flightPenaltyLines(directions.map((terms) => pricesOf(terms, NO_SEATS)));

/** Cost of cancelling some directions now and next. `now`: epoch seconds. */
export const sentenceOf = (directions: readonly DirectionTerms[], now: number): CancellationSentence =>
  cancellationSentence(linesOf(directions), now);

/** Cost of cancelling some directions from now on, each amount until it becomes dearer. `now`: epoch seconds. */
export const penaltiesOf = (directions: readonly DirectionTerms[], now: number): DatedPenalty[] =>
  datedPenalties(linesOf(directions), now);

/**
 * Parts of a reservation. Seats of a direction count with it; they are bought for good with the ticket, and cancelling
 * before payment costs nothing whatever these say.
 */
export const linesOfOffer = ({ directions, subject, seats }: FlightOfferKept): PenaltyLine[] =>
  flightPenaltyLines(
    directions.map((terms, index) => {
      const ids = new Set(subject.flights[index]?.segments.map(({ flight_id }) => flight_id));
      const total = seats.reduce((sum, seat) => (ids.has(seat.flight_id) ? sum + seat.price : sum), 0);
      return pricesOf(terms, { total, isIssued: true });
    }),
  );
