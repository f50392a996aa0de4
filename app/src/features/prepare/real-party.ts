import { normaliseIso } from "#domain/calendar/parse.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import { ageGroupAt, completedYears } from "#domain/validation/age.ts";
import { ageDateOf, type Trip } from "#domain/validation/trip.ts";
import type { Seat, SeatFault } from "./seats.ts";

/** A traveller as their date of birth says: completed years on the day on which ages count; null where it says nothing. */
export type RealTraveller = {
  readonly room: number;
  readonly age: number | null;
  readonly ageGroup: AgeGroup;
  /** The place that they were priced at, counted from 0. */
  readonly seat: number;
};

/** Faults of a traveller of another age group than the place is for. */
export const OF_AGE_GROUP: readonly SeatFault["code"][] = [
  "age_not_adult",
  "age_not_child",
  "age_not_infant",
] satisfies FieldCode[];
/** True of a fault by which a date of birth is of another age than the place was priced for. */
export const isOfAge = ({ code }: Pick<SeatFault, "code">): boolean =>
  code === "other_age" || OF_AGE_GROUP.includes(code);

/** A place is an adult's before a child's; where there are no rooms children come before infants. */
const rankOf = ({ ageGroup }: RealTraveller, hasRooms: boolean): number =>
  ageGroup === "adult" ? 0 : hasRooms || ageGroup === "child" ? 1 : 2;

/** Derives the travellers from the typed dates of birth, in the order of the places of their reservation. */
export function realParty(seats: readonly Seat[], trip: Trip, hasRooms: boolean): RealTraveller[] {
  const day = ageDateOf(trip);
  return seats
    .map(({ place, person }, seat): RealTraveller => {
      const birth = normaliseIso(person.birth_date);
      if (birth === null || birth > day) return { ...place, seat };
      const age = completedYears(birth, day);
      return { room: place.room, age, ageGroup: ageGroupAt(age), seat };
    })
    .toSorted((one, other) => one.room - other.room || rankOf(one, hasRooms) - rankOf(other, hasRooms));
}

/** Moves the typed fields to the places of these travellers. An adult of each room supervises it, the same one while still an adult. */
export function movedDraft(seats: readonly Seat[], party: readonly RealTraveller[]): Omit<Seat, "place">[] {
  const answers = party.map(({ seat, ageGroup }) => ageGroup === "adult" && seats[seat]?.isSupervisor === true);
  const firstOf = (room: number) => party.findIndex((one) => one.room === room && one.ageGroup === "adult");
  return party.flatMap(({ seat, room }, at) => {
    const typed = seats[seat];
    if (typed === undefined) return [];
    const isAnswered = party.some((one, index) => one.room === room && answers[index]);
    return [{ person: typed.person, isSupervisor: isAnswered ? answers[at] === true : firstOf(room) === at }];
  });
}

/** Counts the adults of a room and lists its children's ages, in the order of their places. */
export function ofRoom(party: readonly RealTraveller[], room: number) {
  const here = party.filter((one) => one.room === room);
  return {
    adults: here.filter(({ ageGroup }) => ageGroup === "adult").length,
    children: here.flatMap(({ ageGroup, age, seat }) => (ageGroup === "adult" || age === null ? [] : [{ age, seat }])),
  };
}

/** Counts the travellers of each age group. */
export const countsOf = (party: readonly RealTraveller[]) => ({
  adult_count: party.filter(({ ageGroup }) => ageGroup === "adult").length,
  child_count: party.filter(({ ageGroup }) => ageGroup === "child").length,
  infant_count: party.filter(({ ageGroup }) => ageGroup === "infant").length,
});
