import type { FlightCounts, FlightLine } from "#products/flight/contract/flight.shapes.ts";
import type { FarePrices } from "#products/flight/rules/fares.ts";
import { fareLines } from "#products/flight/rules/fares.ts";
import { type PassengerCounts, passengerFaults, seatsOf } from "#products/flight/rules/passengers.ts";
import type { Fault } from "#provider/kernel/envelope.ts";

/** Passenger counts in the form that the domain's rules read. */
export const countsOf = ({ adult_count, child_count, infant_count }: FlightCounts): PassengerCounts => ({
  adult: adult_count,
  child: child_count,
  infant: infant_count,
});

/** A line of a direction's price for each group that flies. */
export const linesOf = (direction: FlightLine["direction"], prices: FarePrices, counts: FlightCounts): FlightLine[] =>
  fareLines(prices, countsOf(counts)).map(({ group, count, amount }) => ({
    direction,
    type: group,
    count,
    fare: prices[group].fare,
    taxes: prices[group].taxes,
    amount,
  }));

/** Faults of a party, at the field of each count. */
export const countFaults = (counts: FlightCounts): Fault[] =>
  passengerFaults(countsOf(counts)).map(({ field, code, params }) => ({ name: field, code, params: { ...params } }));

/** True when the places left are enough for the whole party. */
export const hasPlaces = (left: { seatsFree: number; infantsFree: number }, counts: FlightCounts): boolean =>
  left.seatsFree >= seatsOf(countsOf(counts)) && left.infantsFree >= counts.infant_count;
