import { PARTY } from "../bounds.ts";
import type { Fault } from "./fault.ts";
import { checkPassenger, type FieldFault, type PassengerCheck, type Traveller } from "./passenger.ts";
import type { PassengerForm } from "./passenger-form.ts";
import { isFlight, type Trip } from "./trip.ts";

/**
 * A fault of the party is assigned to the traveller who can correct it. `passenger` counts from 0, in the order of the
 * reservation.
 */
export type PartyFault = FieldFault & { readonly passenger: number };

const fault = (
  passenger: number,
  field: FieldFault["field"],
  code: Fault["code"],
  params: Fault["params"] = {},
): PartyFault => ({ passenger, field, code, params });

type PartyRule = (travellers: readonly Traveller[], trip: Trip) => PartyFault[];

/** R134: at most nine of two years and over in one reservation. Every one from the tenth on has the fault. */
const tooManyTravellers: PartyRule = (travellers) =>
  indices(travellers, ({ ageGroup }) => ageGroup !== "infant")
    .slice(PARTY.max)
    .map((index) => fault(index, "age_group", "too_many_travellers", { max: PARTY.max }));

/** R135: each infant has an adult of its own. */
const tooManyInfants: PartyRule = (travellers) =>
  indices(travellers, ({ ageGroup }) => ageGroup === "infant")
    .slice(indices(travellers, ({ ageGroup }) => ageGroup === "adult").length)
    .map((index) => fault(index, "age_group", "too_many_infants"));

/** Children do not fly alone. Trips with rooms need no check: each room has a supervisor. */
const noAdult: PartyRule = (travellers, trip) =>
  !isFlight(trip) || travellers.length === 0 || travellers.some(({ ageGroup }) => ageGroup === "adult")
    ? []
    : [fault(0, "age_group", "adult_missing")];

/** R138, R139: the second and every later traveller with a number is at fault; `of` is the first, counted from 1. */
const duplicates =
  (field: "national_code" | "passport_number", code: Fault["code"], numberOf: (one: Traveller) => string | null) =>
  (travellers: readonly Traveller[]): PartyFault[] => {
    const first = new Map<string, number>();
    return travellers.flatMap((traveller, index) => {
      const number = numberOf(traveller);
      if (number === null) return [];
      const earlier = first.get(number);
      if (earlier !== undefined) return [fault(index, field, code, { of: earlier + 1 })];
      first.set(number, index);
      return [];
    });
  };

/** Exactly one adult supervises each room. Flights have no rooms. */
const supervisors: PartyRule = (travellers, trip) => {
  if (isFlight(trip)) return [];
  const rooms = Map.groupBy(travellers.keys(), (index) => travellers[index]!.room);
  return [...rooms.values()].flatMap((members) => {
    const chosen = members.filter((index) => travellers[index]!.isSupervisor);
    if (chosen.length === 0) return [fault(members[0]!, "is_room_supervisor", "supervisor_missing")];
    return chosen.flatMap((index, order) => {
      if (order > 0) return [fault(index, "is_room_supervisor", "too_many_supervisors")];
      const group = travellers[index]!.ageGroup;
      return group === null || group === "adult" ? [] : [fault(index, "is_room_supervisor", "supervisor_not_adult")];
    });
  });
};

const PARTY_RULES: readonly PartyRule[] = [
  tooManyTravellers,
  tooManyInfants,
  noAdult,
  duplicates("national_code", "duplicate_national_code", ({ nationalCode }) => nationalCode),
  duplicates("passport_number", "duplicate_passport_number", ({ passportNumber }) => passportNumber),
  supervisors,
];

const indices = (travellers: readonly Traveller[], matches: (one: Traveller) => boolean): number[] =>
  travellers.flatMap((traveller, index) => (matches(traveller) ? [index] : []));

/**
 * Validates the travellers of one reservation against each other (R134, R135, R138, R139). A traveller
 * of unknown age counts towards the nine and never as an adult.
 */
export const checkTravellers = (travellers: readonly Traveller[], trip: Trip): PartyFault[] =>
  PARTY_RULES.flatMap((rule) => rule(travellers, trip)).sort((one, other) => one.passenger - other.passenger);

export type PartyCheck = { readonly faults: readonly PartyFault[]; readonly warnings: readonly PartyFault[] };

/**
 * Validates all the forms of one reservation: each by itself, then together. One fault for each field: a fault of the
 * value itself takes precedence over one among the others.
 */
export function checkParty(forms: readonly PassengerForm[], trip: Trip): PartyCheck {
  const checks = forms.map((form) => checkPassenger(form, trip));
  const travellers = checks.map(({ traveller }) => traveller);
  return {
    faults: mergeFaults(checks, checkTravellers(travellers, trip)),
    warnings: checks.flatMap(({ warnings }, passenger) => warnings.map((warning) => ({ ...warning, passenger }))),
  };
}

function mergeFaults(checks: readonly PassengerCheck[], together: readonly PartyFault[]): PartyFault[] {
  return checks.flatMap(({ faults }, passenger) => {
    const own = faults.map((one) => ({ ...one, passenger }));
    const fields = new Set(faults.map(({ field }) => field));
    return [...own, ...together.filter((one) => one.passenger === passenger && !fields.has(one.field))];
  });
}
