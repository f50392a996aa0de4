import { PARTY } from "#domain/bounds.ts";
import { type AgeGroup, ageGroups } from "#domain/enums/enums.ts";
import type { Fault } from "#domain/validation/fault.ts";

/** Passengers by age group on the local day of the last departure. */
export type PassengerCounts = Readonly<Record<AgeGroup, number>>;

/** Parameter that the fault concerns. */
export type CountFault = Fault & { readonly field: `${AgeGroup}_count` };

export const countsOf = (groups: readonly AgeGroup[]): PassengerCounts => {
  const counts = { adult: 0, child: 0, infant: 0 };
  for (const group of groups) counts[group] += 1;
  return counts;
};

/** Age group of each passenger, as the parameters count them: adults first, then children, then infants. */
export const groupsInOrder = (counts: Readonly<Record<`${AgeGroup}_count`, number>>): AgeGroup[] =>
  ageGroups.flatMap((group) => Array.from({ length: counts[`${group}_count`] }, () => group));

export const peopleOf = (counts: PassengerCounts): number => ageGroups.reduce((sum, group) => sum + counts[group], 0);

/** Number of seats for a party: one for everyone of two and over. An infant sits with an adult. */
export const seatsOf = ({ adult, child }: PassengerCounts): number => adult + child;

type CountRule = (counts: PassengerCounts) => CountFault | null;

const RULES: readonly CountRule[] = [
  ({ adult }) => (adult > 0 ? null : { field: "adult_count", code: "adult_missing", params: {} }),
  (counts) =>
    seatsOf(counts) <= PARTY.max
      ? null
      : {
          field: counts.child > 0 ? "child_count" : "adult_count",
          code: "too_many_travellers",
          params: { max: PARTY.max },
        },
  // Not reported without an adult: the missing adult is the fault then.
  ({ adult, infant }) =>
    adult === 0 || infant <= adult ? null : { field: "infant_count", code: "too_many_infants", params: {} },
];

/**
 * Returns the faults of a flight's party: at least one adult, at most nine of two and over (R134), no more infants
 * than adults (R135).
 *
 * @param counts whole numbers, not negative.
 */
export const passengerFaults = (counts: PassengerCounts): CountFault[] =>
  RULES.flatMap((rule) => {
    const fault = rule(counts);
    return fault === null ? [] : [fault];
  });

/**
 * Maps each infant to its adult, both by index: the first infant to the first adult. Infants beyond the adults have
 * none, which `passengerFaults` refuses.
 */
export function adultsOfInfants(groups: readonly AgeGroup[]): ReadonlyMap<number, number> {
  const places = (wanted: AgeGroup) => groups.flatMap((group, place) => (group === wanted ? [place] : []));
  const adults = places("adult");
  return new Map(
    places("infant").flatMap((infant, index): [number, number][] => {
      const adult = adults[index];
      return adult === undefined ? [] : [[infant, adult]];
    }),
  );
}
