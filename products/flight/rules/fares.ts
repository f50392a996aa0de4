import { type AgeGroup, ageGroups, type TransportationType } from "#domain/enums/enums.ts";
import { roundToTen } from "#domain/pricing/pricing.ts";
import type { PassengerCounts } from "./passengers.ts";

/** Money in integer rial. */

/** Price of one direction for one person: the carrier's fare, and the taxes that it collects for others. */
export type PersonFare = { readonly fare: number; readonly taxes: number };

/** Price of one direction for a person of each age group. */
export type FarePrices = Readonly<Record<AgeGroup, PersonFare>>;

/** Share of an adult's fare by age group, percent. A charter sells seats, and a child takes one. */
export const FARE_SHARES: Readonly<Record<TransportationType, Readonly<Record<AgeGroup, number>>>> = {
  system: { adult: 100, child: 50, infant: 10 },
  charter: { adult: 100, child: 100, infant: 10 },
};

/** The prices of a direction from an adult's fare, each fare rounded to 10 rial. */
export const farePrices = (
  kind: TransportationType,
  adultFare: number,
  taxes: Readonly<Record<AgeGroup, number>>,
): FarePrices => {
  const personFare = (group: AgeGroup): PersonFare => ({
    fare: roundToTen((adultFare * FARE_SHARES[kind][group]) / 100),
    taxes: taxes[group],
  });
  return { adult: personFare("adult"), child: personFare("child"), infant: personFare("infant") };
};

/** Adds the prices of two flights of one direction. */
export const addPrices = (one: FarePrices, other: FarePrices): FarePrices => {
  const sum = (group: AgeGroup): PersonFare => ({
    fare: one[group].fare + other[group].fare,
    taxes: one[group].taxes + other[group].taxes,
  });
  return { adult: sum("adult"), child: sum("child"), infant: sum("infant") };
};

/** All of one age group in one direction. `price` is one person's, rounded once to 10 rial, `amount` all of theirs. */
export type FareLine = {
  readonly group: AgeGroup;
  readonly count: number;
  readonly price: number;
  readonly amount: number;
};

/** A line for each age group that travels, in the order of the groups. */
export const fareLines = (prices: FarePrices, counts: PassengerCounts): FareLine[] =>
  ageGroups
    .filter((group) => counts[group] > 0)
    .map((group) => {
      const price = priceOf(prices[group]);
      return { group, count: counts[group], price, amount: counts[group] * price };
    });

/** Price of one direction for a party; for a return, the sum of both directions. */
export const fareTotal = (prices: FarePrices, counts: PassengerCounts): number =>
  fareLines(prices, counts).reduce((sum, { amount }) => sum + amount, 0);

/** The same total, split into the parts that a cancellation treats separately. */
export function fareParts(prices: FarePrices, counts: PassengerCounts): PersonFare {
  const taxes = ageGroups.reduce((sum, group) => sum + counts[group] * roundToTen(prices[group].taxes), 0);
  return { fare: fareTotal(prices, counts) - taxes, taxes };
}

const priceOf = ({ fare, taxes }: PersonFare): number => roundToTen(fare + taxes);
