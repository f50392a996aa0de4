import { type AgeGroup, ageGroups } from "../enums/enums.ts";
import { isCountryCode } from "../place/country-codes.ts";
import { fold } from "../text/fold.ts";
import { type AskedField, passengerFields, personFields } from "./passenger-fields.ts";
import type { Trip } from "./trip.ts";

/** The fields of the passenger form (R104), with those that place a traveller in a party. */
export const formFields = ["age_group", ...personFields, "room", "is_room_supervisor"] as const;
export type PassengerField = (typeof formFields)[number];

/**
 * What a traveller typed. Dates are Gregorian or Jalali in any digits, countries ISO 3166-1 alpha-2, `age_group` and
 * `gender` of their enumerations, `room` counts from 1 (absent: 1), `is_room_supervisor` is `true` or `false`.
 */
export type PassengerForm = Readonly<Partial<Record<PassengerField, string | null>>>;
/** A form and what its values are read against. */
export type Situation = {
  /** Only what belongs to this traveller: a value in a field that is not asked for is not there. */
  readonly form: PassengerForm;
  readonly trip: Trip;
  /** Null when the form does not say. */
  readonly nationality: string | null;
  readonly declared: AgeGroup | null;
  readonly isSupervisor: boolean;
  readonly asked: readonly AskedField[];
};

export const isFilled = (text: string | null | undefined): boolean => fold(text ?? "") !== "";
export const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === fold(text ?? "").toLowerCase()) ?? null;
/** The country that a text names (ISO 3166-1 alpha-2, in letters of either case); null when it is none. */
export function countryIn(text: string | null | undefined): string | null {
  const code = fold(text ?? "").toUpperCase();
  return isCountryCode(code) ? code : null;
}

/** Null for no nationality, and for what is no country: that is its own fault and decides nothing. */
const nationalityIn = (form: PassengerForm): string | null => countryIn(form.nationality);

const isSupervising = (form: PassengerForm): boolean => oneOf(["true"], form.is_room_supervisor) !== null;

/** What of a trip decides which fields there are. */
type Journey = Pick<Trip, "kind" | "scope" | "needsLatinNames">;

/** The fields that there are for the traveller of this form. */
const fieldsAsked = (form: PassengerForm, trip: Journey): readonly AskedField[] =>
  passengerFields(
    trip.kind,
    trip.scope,
    nationalityIn(form),
    isSupervising(form) ? "supervisor" : "traveller",
    trip.needsLatinNames,
  );

/** A form without the values of fields that are not asked for. */
export function askedOnly<F extends PassengerForm>(form: F, trip: Journey): Partial<F> {
  const asked = fieldsAsked(form, trip);
  if (asked.length === personFields.length) return form;
  const away = new Set<string>(personFields.filter((field) => !asked.some((one) => one.field === field)));
  return Object.fromEntries(Object.entries(form).filter(([field]) => !away.has(field))) as Partial<F>;
}

/** Reads a form: only what is asked of this traveller is there. */
export function situationOf(typed: PassengerForm, trip: Trip): Situation {
  const form = askedOnly(typed, trip);
  return {
    form,
    trip,
    nationality: nationalityIn(form),
    declared: oneOf(ageGroups, form.age_group),
    isSupervisor: isSupervising(form),
    asked: fieldsAsked(form, trip),
  };
}
