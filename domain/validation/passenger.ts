import { LATIN_NAME, LATIN_SURNAME, PERSIAN_NAME, ROOMS } from "../bounds.ts";
import { CalendarError } from "../calendar/calendar-error.ts";
import { stepByMonths } from "../calendar/month-step.ts";
import { normaliseIso } from "../calendar/parse.ts";
import type { IsoDate } from "../calendar/types.ts";
import { type AgeGroup, ageGroups, genders } from "../enums/enums.ts";
import { type Audience, isOpenTo } from "../sale/audience.ts";
import { ageFault, ageGroupOf, turnsTwo } from "./age.ts";
import { compact } from "./compact.ts";
import type { Fault } from "./fault.ts";
import { canonicalNationalCode } from "./national-code.ts";
import type { AskedField, PersonField } from "./passenger-fields.ts";
import {
  countryIn,
  formFields,
  isFilled,
  oneOf,
  type PassengerField,
  type PassengerForm,
  type Situation,
  situationOf,
} from "./passenger-form.ts";
import { faultOf, type RuleUse } from "./rules.ts";
import { ageDateOf, endOf, isFlight, type Trip } from "./trip.ts";
import { typedDateFault } from "./typed-date.ts";

export type FieldFault = Fault & { readonly field: PassengerField };

/** Facts of one traveller for the party rules of `party.ts`. */
export type Traveller = {
  /** As declared, otherwise by age; null if neither is known. */
  readonly ageGroup: AgeGroup | null;
  readonly room: string;
  readonly isSupervisor: boolean;
  /** Canonical, or as close as the text allows: two spellings of one number are equal. Null when empty. */
  readonly nationalCode: string | null;
  readonly passportNumber: string | null;
};

export type PassengerCheck = {
  /** At most one for each field, in the order of the form. */
  readonly faults: readonly FieldFault[];
  /** Warnings, which block nothing. */
  readonly warnings: readonly FieldFault[];
  readonly traveller: Traveller;
};

/** Default number of months by which a passport should outlast the trip: the requirement of most countries. */
export const USUAL_PASSPORT_MONTHS = 6;

/** Each document is required without the other when either is enough. */
const OTHER_DOCUMENT: Partial<Record<PersonField, PersonField>> = {
  national_code: "passport_number",
  passport_number: "national_code",
};

/** Fault of an empty field by its requirement level, or null. */
function emptyFault({ field, need }: AskedField, { form }: Situation): Fault | null {
  const isRequired = need === "required" || (need === "with_passport" && isFilled(form.passport_number));
  const rules: RuleUse[] = isRequired ? ["required"] : [];
  if (need === "either") rules.push(["required_without", { dependency: OTHER_DOCUMENT[field] ?? field }]);
  return faultOf(form[field], rules, form);
}

const unknownValue: Fault = { code: "unknown_value", params: {} };
const persianName: RuleUse[] = ["persian", ["min", PERSIAN_NAME], ["max", PERSIAN_NAME]];
const latinName = (bound: typeof LATIN_NAME | typeof LATIN_SURNAME): RuleUse[] => [
  "english",
  ["min", bound],
  ["max", bound],
];

/** The room of a form, counted from 1. */
const roomOf = ({ room }: PassengerForm): string => compact(room ?? "") || "1";
const roomNumbers = Array.from({ length: ROOMS.max }, (_, index) => String(index + 1));

/** Returns the fault of a non-empty value. */
type Check = (situation: Situation) => Fault | null;

const byRules =
  (field: PassengerField, rulesFor: (situation: Situation) => RuleUse[]): Check =>
  (situation) =>
    faultOf(situation.form[field], rulesFor(situation), situation.form);

const fromList =
  (field: PassengerField, values: readonly string[]): Check =>
  ({ form }) =>
    oneOf(values, form[field]) === null ? unknownValue : null;

const country =
  (field: PassengerField): Check =>
  ({ form }) =>
    countryIn(form[field]) === null ? unknownValue : null;

/** Fault codes for travellers whose nationality a rate excludes. */
const NOT_SOLD_TO: Readonly<Record<Exclude<Audience, "any">, Fault["code"]>> = {
  iranian: "iranian_rate",
  foreign: "foreign_rate",
};

/** Checks that the rate of the traveller's room is sold to their nationality. */
const ofAudience: Check = ({ form, trip, nationality }) => {
  const audience = trip.audiences?.[Number(roomOf(form)) - 1] ?? "any";
  return audience === "any" || nationality === null || isOpenTo(audience, nationality)
    ? null
    : { code: NOT_SOLD_TO[audience], params: {} };
};

const birthDate: Check = ({ form, trip, declared }) => {
  const birth = normaliseIso(form.birth_date ?? "");
  if (birth === null) return typedDateFault(form.birth_date ?? "");
  const day = ageDateOf(trip);
  return ageFault(birth, declared ?? ageGroupOf(birth, day), day);
};

const passportExpiry: Check = ({ form, trip }): Fault | null => {
  const expiry = normaliseIso(form.passport_expires_on ?? "");
  if (expiry === null) return typedDateFault(form.passport_expires_on ?? "");
  // A passport saved for later may be renewed before it is needed.
  if (trip.kind === "profile") return null;
  if (expiry <= endOf(trip)) return { code: "passport_expired", params: { end: endOf(trip) } };
  const { passportMonths: months } = trip;
  if (months === undefined || outlasts(expiry, trip, months)) return null;
  const first_day = stepByMonths(endOf(trip), months, "gregorian");
  return { code: "passport_too_short", params: { months, first_day } };
};

/** Validation of each field's value. */
const CHECKS: Readonly<Record<PassengerField, Check>> = {
  age_group: fromList("age_group", ageGroups),
  first_name_fa: byRules("first_name_fa", () => persianName),
  last_name_fa: byRules("last_name_fa", () => persianName),
  first_name_en: byRules("first_name_en", () => latinName(LATIN_NAME)),
  last_name_en: byRules("last_name_en", () => latinName(LATIN_SURNAME)),
  gender: fromList("gender", genders),
  birth_date: birthDate,
  nationality: (situation) => country("nationality")(situation) ?? ofAudience(situation),
  national_code: byRules("national_code", () => ["national_code"]),
  passport_number: byRules("passport_number", ({ nationality }) => [
    nationality === null ? "passport_number" : ["passport_number", { nationality }],
  ]),
  passport_issuer: byRules("passport_issuer", () => [["max", LATIN_NAME]]),
  passport_issuing_country: country("passport_issuing_country"),
  passport_expires_on: passportExpiry,
  mobile: byRules("mobile", () => ["mobile"]),
  email: byRules("email", () => ["email"]),
  room: fromList("room", roomNumbers),
  is_room_supervisor: fromList("is_room_supervisor", ["true", "false"]),
};

/** For a child, the missing fact is the age (R136). */
const missingBirthDate = ({ declared }: Situation): Fault => ({
  code: declared === "child" || declared === "infant" ? "child_age_missing" : "required",
  params: {},
});

function faultIn(field: PassengerField, asked: AskedField | undefined, situation: Situation): Fault | null {
  if (isFilled(situation.form[field])) return CHECKS[field](situation);
  if (asked?.field === "birth_date") return missingBirthDate(situation);
  return asked === undefined ? null : emptyFault(asked, situation);
}

/**
 * Validates one traveller's form against a trip (R104, R121–R132, R136, R137): its faults, its warnings, and the
 * facts that `checkParty` needs. Only fields asked of this traveller are read.
 */
export function checkPassenger(form: PassengerForm, trip: Trip): PassengerCheck {
  const situation = situationOf(form, trip);
  const faults: FieldFault[] = [];
  for (const field of formFields) {
    const asked = situation.asked.find((one) => one.field === field);
    const fault = faultIn(field, asked, situation);
    if (fault !== null) faults.push({ field, ...fault });
  }
  const warnings = [...birthdayWarnings(situation), ...passportWarnings(situation)];
  return { faults, warnings, traveller: travellerOf(situation) };
}

/**
 * An infant who turns two on the way: on flights, where ages count on the last day, a child for the whole trip, else an
 * infant.
 */
function birthdayWarnings({ form, trip }: Situation): FieldFault[] {
  const birth = normaliseIso(form.birth_date ?? "");
  if (!trip.hasSeats || birth === null || !turnsTwo(birth, trip.travelDate, endOf(trip))) return [];
  return [{ field: "birth_date", code: isFlight(trip) ? "turns_two_child" : "turns_two", params: {} }];
}

function passportWarnings({ form, trip }: Situation): FieldFault[] {
  const expiry = normaliseIso(form.passport_expires_on ?? "");
  if (trip.passportMonths !== undefined || expiry === null || expiry <= endOf(trip)) return [];
  if (outlasts(expiry, trip, USUAL_PASSPORT_MONTHS)) return [];
  return [{ field: "passport_expires_on", code: "passport_expires_soon", params: {} }];
}

/**
 * True when a passport stays valid for the given number of months after a trip, also when that is past the end of the
 * calendar.
 */
function outlasts(expiry: IsoDate, trip: Trip, months: number): boolean {
  try {
    return expiry >= stepByMonths(endOf(trip), months, "gregorian");
  } catch (error) {
    if (error instanceof CalendarError) return true;
    throw error;
  }
}

function travellerOf({ form, trip, declared, isSupervisor }: Situation): Traveller {
  const birth = normaliseIso(form.birth_date ?? "");
  return {
    ageGroup: declared ?? (birth === null ? null : ageGroupOf(birth, ageDateOf(trip))),
    room: roomOf(form),
    isSupervisor,
    nationalCode: canonicalNationalCode(form.national_code ?? "") ?? (compact(form.national_code ?? "") || null),
    passportNumber: compact(form.passport_number ?? "") || null,
  };
}
