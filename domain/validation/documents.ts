import { stepByMonths } from "../calendar/month-step.ts";
import type { IsoDate } from "../calendar/types.ts";
import { passengerFields } from "./passenger-fields.ts";
import { endOf, type Trip } from "./trip.ts";

/** Travel documents that a traveller carries. */
export type TravelDocuments = {
  /** `either`: the nationality is not known yet. */
  readonly document: "national_code" | "passport" | "either";
  /** First acceptable expiry day of a passport; null without a passport, or if it must only outlast the trip. */
  readonly passportValidUntil: IsoDate | null;
  readonly needsLatinNames: boolean;
};

/**
 * Returns the documents that a traveller needs, by the fields that the passenger form asks for: on domestic trips
 * a national code from Iranians and a passport from others, abroad a passport from everyone.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case; null when unknown.
 */
export function travelDocuments(trip: Trip, nationality: string | null): TravelDocuments {
  const fields = passengerFields(trip.kind, trip.scope, nationality, "traveller", trip.needsLatinNames);
  const needOf = (name: string) => fields.find(({ field }) => field === name)?.need;
  const document =
    needOf("passport_number") === "required"
      ? "passport"
      : needOf("national_code") === "required"
        ? "national_code"
        : "either";
  const months = trip.passportMonths;
  return {
    document,
    passportValidUntil:
      document === "passport" && months !== undefined ? stepByMonths(endOf(trip), months, "gregorian") : null,
    needsLatinNames: needOf("first_name_en") === "required",
  };
}
