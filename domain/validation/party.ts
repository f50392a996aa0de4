import { PARTY } from "../bounds.ts";
import type { AgeGroup } from "../enums/enums.ts";
import { canonicalNationalCode } from "./national-code.ts";
import { type FieldFault, type Passenger, passengerFaults, type Trip } from "./passenger.ts";
import { canonicalPassport } from "./passport.ts";

/** A passenger in a room; a party without rooms, of a flight or a tour, is one room. */
export type Traveller = Passenger & { readonly room: number };

/** A fault of one traveller, by its place in the party. */
export type TravellerFault = FieldFault & { readonly traveller: number };

/** What is wrong with a party (R134–R139, A39–A43): each traveller's own faults, then those of all together. */
export function partyFaults(travellers: readonly Traveller[], trip: Trip): TravellerFault[] {
  const own = travellers.flatMap((one, traveller) =>
    passengerFaults(one, trip).map((fault) => ({ traveller, ...fault })),
  );
  return [...own, ...countFaults(travellers), ...duplicateFaults(travellers), ...supervisorFaults(travellers)];
}

const inGroup = (travellers: readonly Traveller[], group: AgeGroup) =>
  travellers.flatMap(({ age_group }, index) => (age_group === group ? [index] : []));

/** R134: nine adults and children over two; R135: an adult for each infant. */
function countFaults(travellers: readonly Traveller[]): TravellerFault[] {
  const counted = travellers.flatMap(({ age_group }, index) => (age_group === "infant" ? [] : [index]));
  const infants = inGroup(travellers, "infant");
  const adults = inGroup(travellers, "adult").length;
  return [
    ...counted
      .slice(PARTY.max)
      .map((traveller): TravellerFault => fault(traveller, "age_group", "too_many_travellers", { max: PARTY.max })),
    ...infants.slice(adults).map((traveller): TravellerFault => fault(traveller, "age_group", "too_many_infants")),
  ];
}

/** R138, R139: two spellings of one number are one number (A43). The second one is told. */
function duplicateFaults(travellers: readonly Traveller[]): TravellerFault[] {
  return [
    ...repeated(travellers, ({ national_code }) => canonicalNationalCode(national_code)).map((traveller) =>
      fault(traveller, "national_code", "duplicate_national_code"),
    ),
    // Any country's form: a number that is wrong for its own country is told so by the passenger's rules.
    ...repeated(travellers, ({ passport_number }) => canonicalPassport(passport_number, "")).map((traveller) =>
      fault(traveller, "passport_number", "duplicate_passport_number"),
    ),
  ];
}

function repeated(travellers: readonly Traveller[], numberOf: (one: Traveller) => string | null): number[] {
  const seen = new Set<string>();
  return travellers.flatMap((one, index) => {
    const number = numberOf(one);
    if (number === null) return [];
    if (seen.has(number)) return [index];
    seen.add(number);
    return [];
  });
}

/** A41: exactly one supervisor a room, an adult. */
function supervisorFaults(travellers: readonly Traveller[]): TravellerFault[] {
  const rooms = Map.groupBy(
    travellers.map((one, index) => ({ one, index })),
    ({ one }) => one.room,
  );
  return [...rooms.values()].flatMap((inRoom): TravellerFault[] => {
    const supervisors = inRoom.filter(({ one }) => one.is_room_supervisor);
    const minors = supervisors.filter(({ one }) => one.age_group !== "adult");
    const first = inRoom[0]?.index ?? 0;
    return [
      ...(supervisors.length === 0 ? [fault(first, "is_room_supervisor", "supervisor_missing")] : []),
      ...supervisors.slice(1).map(({ index }) => fault(index, "is_room_supervisor", "too_many_supervisors")),
      ...minors.map(({ index }) => fault(index, "is_room_supervisor", "supervisor_not_adult")),
    ];
  });
}

const fault = (
  traveller: number,
  field: TravellerFault["field"],
  code: TravellerFault["code"],
  params: TravellerFault["params"] = {},
): TravellerFault => ({ traveller, field, code, params });
