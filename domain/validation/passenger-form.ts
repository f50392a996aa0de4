import { type AgeGroup, ageGroups } from "../enums/enums.ts";
import { isCountryCode } from "../place/country-codes.ts";
import { fold } from "../text/fold.ts";
import { type AskedField, passengerFields, personFields } from "./passenger-fields.ts";
import type { Trip } from "./trip.ts";

/** Fields of the passenger form (R104), and those that assign a traveller to a room of the party. */
export const formFields = ["age_group", ...personFields, "room", "is_room_supervisor"] as const;
export type PassengerField = (typeof formFields)[number];

/**
 * A traveller as typed. Dates are Gregorian or Jalali in any digits, countries ISO 3166-1 alpha-2, `age_group` and
 * `gender` of their enumerations, `room` counts from 1 (absent: 1), `is_room_supervisor` is `true` or `false`.
 */
export type PassengerForm = Readonly<Partial<Record<PassengerField, string | null>>>;
/** A form and the context in which its values are read. */
export type Situation = {
  /** Only the fields asked of this traveller: values of other fields are dropped. */
  readonly form: PassengerForm;
  readonly trip: Trip;
  /** Null when the form does not give it. */
  readonly nationality: string | null;
  readonly declared: AgeGroup | null;
  readonly isSupervisor: boolean;
  readonly asked: readonly AskedField[];
};

export const isFilled = (text: string | null | undefined): boolean => fold(text ?? "") !== "";
export const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === fold(text ?? "").toLowerCase()) ?? null;
/** Country of a text (ISO 3166-1 alpha-2, in letters of either case); null if invalid. */
export function countryIn(text: string | null | undefined): string | null {
  const code = fold(text ?? "").toUpperCase();
  return isCountryCode(code) ? code : null;
}

/**
 * Null without a nationality, and for an invalid country: that is a fault of its own field and decides nothing here.
 */
const nationalityIn = (form: PassengerForm): string | null => countryIn(form.nationality);

const isSupervising = (form: PassengerForm): boolean => oneOf(["true"], form.is_room_supervisor) !== null;

/** Facts of a trip that decide the fields of the form. */
type Journey = Pick<Trip, "kind" | "scope" | "needsLatinNames">;

/** Fields of the form for this traveller. */
const fieldsAsked = (form: PassengerForm, trip: Journey): readonly AskedField[] =>
  passengerFields(
    trip.kind,
    trip.scope,
    nationalityIn(form),
    isSupervising(form) ? "supervisor" : "traveller",
    trip.needsLatinNames,
  );

/** Drops the values of fields that are not asked for. */
export function askedOnly<F extends PassengerForm>(form: F, trip: Journey): Partial<F> {
  const asked = fieldsAsked(form, trip);
  if (asked.length === personFields.length) return form;
  const away = new Set<string>(personFields.filter((field) => !asked.some((one) => one.field === field)));
  return Object.fromEntries(Object.entries(form).filter(([field]) => !away.has(field))) as Partial<F>;
}

/** Reads a form, limited to the fields asked of this traveller. */
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
