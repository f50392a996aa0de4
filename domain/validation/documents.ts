import { stepByMonths } from "../calendar/month-step.ts";
import type { IsoDate } from "../calendar/types.ts";
import { passengerFields } from "./passenger-fields.ts";
import { endOf, type Trip } from "./trip.ts";

/** What a traveller takes along. */
export type TravelDocuments = {
  /** `either`: the nationality is not known yet. */
  readonly document: "national_code" | "passport" | "either";
  /** The first day on which a passport may expire; null where there is none, or it must only outlast the trip. */
  readonly passportValidUntil: IsoDate | null;
  readonly needsLatinNames: boolean;
};

/**
 * Which documents a traveller needs, by the fields that the passenger form asks for (A42): at home a national
 * code of Iranians and a passport of others, abroad a passport of everyone.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case; null when it is not known.
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
