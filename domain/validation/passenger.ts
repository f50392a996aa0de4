import { EMAIL, LATIN_NAME, PERSIAN_NAME } from "../bounds.ts";
import { daysBetween } from "../calendar/arithmetic.ts";
import { normaliseIso } from "../calendar/parse.ts";
import type { IsoDate } from "../calendar/types.ts";
import { type AgeGroup, ageGroups, genders } from "../enums/enums.ts";
import type { FieldCode } from "../messages/refusals.ts";
import { fold } from "../text/fold.ts";
import { ageGroupOf } from "./age.ts";
import { firstFault, isEmpty, judge, type RuleName, type RuleParams } from "./rules.ts";

/** The passenger form (R104), each field as it was typed; dates Jalali or Gregorian, `nationality` ISO 3166 (`IR`). */
export type Passenger = {
  readonly age_group: string;
  readonly first_name_fa: string;
  readonly last_name_fa: string;
  readonly first_name_en: string;
  readonly last_name_en: string;
  readonly gender: string;
  readonly nationality: string;
  readonly national_code: string;
  readonly passport_number: string;
  readonly passport_issuer: string;
  readonly passport_issuing_country: string;
  readonly passport_expires_on: string;
  readonly birth_date: string;
  readonly mobile: string;
  readonly email: string;
  readonly is_room_supervisor: boolean;
};
export type PassengerField = keyof Passenger;

/** What the journey asks of its passengers. */
export type Trip = {
  readonly kind: "domestic" | "international";
  /** The day that ages are counted on: check-in of a stay or tour, departure of a flight's last segment (A39). */
  readonly travelDate: IsoDate;
  /** The day from which a passport is no longer needed. */
  readonly returnDate: IsoDate;
};

export type FieldFault = { readonly field: PassengerField; readonly code: FieldCode; readonly params: RuleParams };

/** Tour operators ask that a passport outlives the trip by six months; half a year of the specification's year (R199). */
const PASSPORT_MARGIN_DAYS = 183;

type FieldRule = {
  readonly field: PassengerField;
  isRequired(passenger: Passenger, trip: Trip): boolean;
  readonly rules?: readonly (readonly [RuleName, RuleParams?])[];
  /** What rules of one value cannot say. */
  judge?(passenger: Passenger, trip: Trip): Omit<FieldFault, "field"> | null;
};

const always = () => true;
const never = () => false;
const isIranian = ({ nationality }: Passenger): boolean => nationalityOf(nationality) === "IR";
const nationalityOf = (text: string): string => fold(text).toUpperCase() || "IR";
/** A42: at home Iranians show their national code; everybody else, and everybody abroad, a passport. */
const needsPassport = (passenger: Passenger, trip: Trip): boolean =>
  trip.kind === "international" || !isIranian(passenger);
const needsLatin = needsPassport;

const persianName = [["persian"], ["min", PERSIAN_NAME], ["max", PERSIAN_NAME]] as const;
const latinName = [["english"], ["min", LATIN_NAME], ["max", LATIN_NAME]] as const;
const fault = (code: FieldCode, params: RuleParams = {}) => ({ code, params });
const oneOf =
  (field: PassengerField, values: readonly string[]) =>
  (passenger: Passenger): Omit<FieldFault, "field"> | null =>
    values.includes(String(passenger[field])) ? null : fault("unknown_value");
const country = (field: PassengerField) => (passenger: Passenger) =>
  /^[A-Za-z]{2}$/.test(fold(String(passenger[field]))) ? null : fault("unknown_value");

/** The form from top to bottom. */
export const passengerRules: readonly FieldRule[] = [
  { field: "age_group", isRequired: always, judge: oneOf("age_group", ageGroups) },
  { field: "first_name_fa", isRequired: isIranian, rules: persianName },
  { field: "last_name_fa", isRequired: isIranian, rules: persianName },
  { field: "first_name_en", isRequired: needsLatin, rules: latinName },
  { field: "last_name_en", isRequired: needsLatin, rules: latinName },
  { field: "gender", isRequired: always, judge: oneOf("gender", genders) },
  { field: "nationality", isRequired: never, judge: country("nationality") },
  {
    field: "national_code",
    isRequired: (passenger, trip) => !needsPassport(passenger, trip),
    rules: [["national_code"]],
  },
  {
    field: "passport_number",
    isRequired: needsPassport,
    judge: ({ passport_number, nationality }) =>
      judge("passport_number", passport_number, { nationality: nationalityOf(nationality) }),
  },
  { field: "passport_issuer", isRequired: never, rules: [["max", LATIN_NAME]] },
  { field: "passport_issuing_country", isRequired: needsPassport, judge: country("passport_issuing_country") },
  {
    field: "passport_expires_on",
    isRequired: needsPassport,
    judge: ({ passport_expires_on }, { returnDate }) => {
      const expires = normaliseIso(passport_expires_on);
      if (expires === null) return fault("unreadable_date");
      return expires > returnDate ? null : fault("passport_expired");
    },
  },
  {
    field: "birth_date",
    isRequired: always,
    judge: ({ birth_date, age_group }, { travelDate }) => {
      const birth = normaliseIso(birth_date);
      if (birth === null) return fault("unreadable_date");
      if (birth > travelDate) return fault("future_birth_date");
      const group = ageGroups.find((one) => one === age_group);
      return group === undefined || ageGroupOf(birth, travelDate) === group ? null : fault(notOfAge[group]);
    },
  },
  { field: "mobile", isRequired: ({ is_room_supervisor }) => is_room_supervisor, rules: [["mobile"]] },
  { field: "email", isRequired: never, rules: [["max", EMAIL], ["email"]] },
];

/** R137: what a birth date of another age is told. */
const notOfAge = { adult: "age_not_adult", child: "age_not_child", infant: "age_not_infant" } as const satisfies Record<
  AgeGroup,
  FieldCode
>;

/** The first fault of each field of one passenger, from top to bottom (A62). */
export function passengerFaults(passenger: Passenger, trip: Trip): FieldFault[] {
  return passengerRules.flatMap((rule): FieldFault[] => {
    const { field } = rule;
    const value = passenger[field];
    if (typeof value === "string" && isEmpty(value)) {
      if (!rule.isRequired(passenger, trip)) return [];
      // R136: the age of a child is never optional, and is asked for in words of its own.
      const isChild = field === "birth_date" && (passenger.age_group === "child" || passenger.age_group === "infant");
      return [{ field, code: isChild ? "child_age_missing" : "required", params: {} }];
    }
    const found = firstFault(String(value), rule.rules ?? []) ?? rule.judge?.(passenger, trip) ?? null;
    return found === null ? [] : [{ field, ...found }];
  });
}

/** Whether a passport that is valid for the trip ends within six months of it: a warning, not a fault. */
export function expiresSoon(passenger: Passenger, { returnDate }: Trip): boolean {
  const expires = isEmpty(passenger.passport_expires_on) ? null : normaliseIso(passenger.passport_expires_on);
  if (expires === null || expires <= returnDate) return false;
  return daysBetween(returnDate, expires) < PASSPORT_MARGIN_DAYS;
}
