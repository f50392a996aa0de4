import { LATIN_NAME, PERSIAN_NAME, ROOMS } from "../bounds.ts";
import { CalendarError } from "../calendar/calendar-error.ts";
import { stepByMonths } from "../calendar/month-step.ts";
import { normaliseIso } from "../calendar/parse.ts";
import type { IsoDate } from "../calendar/types.ts";
import { type AgeGroup, ageGroups, genders } from "../enums/enums.ts";
import { fold } from "../text/fold.ts";
import { ageFault, ageGroupOf } from "./age.ts";
import { compact } from "./compact.ts";
import type { Fault } from "./fault.ts";
import { canonicalNationalCode } from "./national-code.ts";
import { faultOf, type RuleUse } from "./rules.ts";
import { ageDateOf, endOf, type Trip } from "./trip.ts";

/** The fields of the passenger form (R104), with the two that place a traveller in a party, in the order of the form. */
export const passengerFields = [
  "age_group",
  "first_name_fa",
  "last_name_fa",
  "first_name_en",
  "last_name_en",
  "gender",
  "birth_date",
  "nationality",
  "national_code",
  "passport_number",
  "passport_issuer",
  "passport_issuing_country",
  "passport_expires_on",
  "mobile",
  "email",
  "room",
  "is_room_supervisor",
] as const;
export type PassengerField = (typeof passengerFields)[number];

/**
 * What a traveller typed. Dates are Gregorian or Jalali in any digits, countries ISO 3166-1 alpha-2, `age_group` and
 * `gender` of their enumerations, `room` counts from 1 (absent: 1), `is_room_supervisor` is `true` or `false`.
 */
export type PassengerForm = Readonly<Partial<Record<PassengerField, string | null>>>;
export type FieldFault = Fault & { readonly field: PassengerField };

/** What the rules of the party need of one traveller; `party.ts` compares these. */
export type Traveller = {
  /** As declared, otherwise by the age; null when neither is known. */
  readonly ageGroup: AgeGroup | null;
  readonly room: string;
  readonly isSupervisor: boolean;
  /** Canonical, or as near to it as the text allows: two spellings of one number are equal (A43). Null when empty. */
  readonly nationalCode: string | null;
  readonly passportNumber: string | null;
};

export type PassengerCheck = {
  /** At most one for each field, in the order of the form. */
  readonly faults: readonly FieldFault[];
  /** What should be said and stops nothing. */
  readonly warnings: readonly FieldFault[];
  readonly traveller: Traveller;
};

/** Months that a passport should outlast the trip by: what most countries ask for. */
const PASSPORT_MONTHS = 6;

/** What decides which fields are needed and how they are read. */
type Situation = {
  readonly form: PassengerForm;
  readonly trip: Trip;
  /** Null when the form does not say. */
  readonly nationality: string | null;
  readonly declared: AgeGroup | null;
  readonly needsPassport: boolean;
  readonly isSupervisor: boolean;
};

const isFilled = (text: string | null | undefined): boolean => fold(text ?? "") !== "";
const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === fold(text ?? "").toLowerCase()) ?? null;
/** ISO 3166-1 alpha-2. */
const COUNTRY = /^[A-Z]{2}$/;
const countryCode = (text: string | null | undefined): string => fold(text ?? "").toUpperCase();

function situationOf(form: PassengerForm, trip: Trip): Situation {
  const typed = countryCode(form.nationality);
  // What is no country decides nothing: its own fault is told, and not the faults that would follow from it.
  const nationality = COUNTRY.test(typed) ? typed : null;
  return {
    form,
    trip,
    nationality,
    declared: oneOf(ageGroups, form.age_group),
    needsPassport: trip.scope === "international" || (nationality !== null && nationality !== "IR"),
    isSupervisor: oneOf(["true"], form.is_room_supervisor) !== null,
  };
}

/**
 * Iranians on a domestic trip give a national code; everyone else, and everyone abroad, a passport. A form that names no
 * nationality may give either: each is required without the other (A42).
 */
function documentRules({ nationality, needsPassport }: Situation): { code: RuleUse[]; passport: RuleUse[] } {
  const passportNumber: RuleUse = nationality === null ? "passport_number" : ["passport_number", { nationality }];
  if (needsPassport) return { code: ["national_code"], passport: ["required", passportNumber] };
  if (nationality === "IR") return { code: ["required", "national_code"], passport: [passportNumber] };
  return {
    code: [["required_without", { dependency: "passport_number" }], "national_code"],
    passport: [["required_without", { dependency: "national_code" }], passportNumber],
  };
}

const required = (isRequired: boolean): RuleUse[] => (isRequired ? ["required"] : []);
const unknownValue: Fault = { code: "unknown_value", params: {} };
const persianName: RuleUse[] = ["persian", ["min", PERSIAN_NAME], ["max", PERSIAN_NAME]];
const latinName: RuleUse[] = ["english", ["min", LATIN_NAME], ["max", LATIN_NAME]];

const roomNumbers = Array.from({ length: ROOMS.max }, (_, index) => String(index + 1));

type Check = (situation: Situation) => Fault | null;

const byRules =
  (field: PassengerField, rulesFor: (situation: Situation) => RuleUse[]): Check =>
  (situation) =>
    faultOf(situation.form[field], rulesFor(situation), situation.form);

const fromList =
  (field: PassengerField, values: readonly string[], isRequired: boolean): Check =>
  ({ form }) => {
    if (!isFilled(form[field])) return faultOf(form[field], required(isRequired));
    return oneOf(values, form[field]) === null ? unknownValue : null;
  };

const country =
  (field: PassengerField, isRequired: (situation: Situation) => boolean): Check =>
  (situation) => {
    const text = situation.form[field];
    if (!isFilled(text)) return faultOf(text, required(isRequired(situation)));
    return COUNTRY.test(countryCode(text)) ? null : unknownValue;
  };

/** A passport that is required, or given all the same, is given whole. */
const givesPassport = ({ form, needsPassport }: Situation): boolean => needsPassport || isFilled(form.passport_number);

const birthDate: Check = ({ form, trip, declared }) => {
  if (!isFilled(form.birth_date)) {
    // Of a child the age is what is missing (R136).
    return { code: declared === "child" || declared === "infant" ? "child_age_missing" : "required", params: {} };
  }
  const birth = normaliseIso(form.birth_date ?? "");
  if (birth === null) return { code: "unreadable_date", params: {} };
  const day = ageDateOf(trip);
  return ageFault(birth, declared ?? ageGroupOf(birth, day), day);
};

const passportExpiry: Check = (situation) => {
  const { form, trip } = situation;
  if (!isFilled(form.passport_expires_on)) {
    return faultOf(form.passport_expires_on, required(givesPassport(situation)));
  }
  const expiry = normaliseIso(form.passport_expires_on ?? "");
  if (expiry === null) return { code: "unreadable_date", params: {} };
  return expiry > endOf(trip) ? null : { code: "passport_expired", params: { end: endOf(trip) } };
};

/** Each field and what is asked of it. Empty passes whatever is not required (A62). */
const CHECKS: Readonly<Record<PassengerField, Check>> = {
  age_group: fromList("age_group", ageGroups, false),
  first_name_fa: byRules("first_name_fa", ({ nationality }) => [
    ...required(nationality === null || nationality === "IR"),
    ...persianName,
  ]),
  last_name_fa: byRules("last_name_fa", ({ nationality }) => [
    ...required(nationality === null || nationality === "IR"),
    ...persianName,
  ]),
  first_name_en: byRules("first_name_en", ({ needsPassport }) => [...required(needsPassport), ...latinName]),
  last_name_en: byRules("last_name_en", ({ needsPassport }) => [...required(needsPassport), ...latinName]),
  gender: fromList("gender", genders, true),
  birth_date: birthDate,
  nationality: country("nationality", () => false),
  national_code: byRules("national_code", (situation) => documentRules(situation).code),
  passport_number: byRules("passport_number", (situation) => documentRules(situation).passport),
  passport_issuer: byRules("passport_issuer", () => [["max", LATIN_NAME]]),
  passport_issuing_country: country("passport_issuing_country", givesPassport),
  passport_expires_on: passportExpiry,
  // Whoever answers for a room can be called.
  mobile: byRules("mobile", ({ isSupervisor }) => [...required(isSupervisor), "mobile"]),
  email: byRules("email", () => ["email"]),
  room: fromList("room", roomNumbers, false),
  is_room_supervisor: fromList("is_room_supervisor", ["true", "false"], false),
};

/**
 * Checks one traveller's form against a trip (R104, R121–R132, R136, R137, A42): what is wrong, what should be said,
 * and what `checkParty` needs of it.
 */
export function checkPassenger(form: PassengerForm, trip: Trip): PassengerCheck {
  const situation = situationOf(form, trip);
  const faults: FieldFault[] = [];
  for (const field of passengerFields) {
    const fault = CHECKS[field](situation);
    if (fault !== null) faults.push({ field, ...fault });
  }
  return { faults, warnings: passportWarnings(situation), traveller: travellerOf(situation) };
}

function passportWarnings({ form, trip }: Situation): FieldFault[] {
  const expiry = normaliseIso(form.passport_expires_on ?? "");
  const wanted = monthsAfter(endOf(trip));
  if (expiry === null || expiry <= endOf(trip) || wanted === null || expiry >= wanted) return [];
  return [{ field: "passport_expires_on", code: "passport_expires_soon", params: {} }];
}

/** Null past the end of the calendar, where there is nothing to warn of. */
function monthsAfter(end: IsoDate): IsoDate | null {
  try {
    return stepByMonths(end, PASSPORT_MONTHS, "gregorian");
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

function travellerOf({ form, trip, declared, isSupervisor }: Situation): Traveller {
  const birth = normaliseIso(form.birth_date ?? "");
  return {
    ageGroup: declared ?? (birth === null ? null : ageGroupOf(birth, ageDateOf(trip))),
    room: compact(form.room ?? "") || "1",
    isSupervisor,
    nationalCode: canonicalNationalCode(form.national_code ?? "") ?? (compact(form.national_code ?? "") || null),
    passportNumber: compact(form.passport_number ?? "") || null,
  };
}
