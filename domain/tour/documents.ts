import { stepByMonths } from "../calendar/month-step.ts";
import type { IsoDate } from "../calendar/types.ts";
import type { TourSubject } from "../contract/tour.shapes.ts";
import { USUAL_PASSPORT_MONTHS } from "../validation/passenger.ts";
import { passengerFields } from "../validation/passenger-fields.ts";
import { endOf, type Trip } from "../validation/trip.ts";

/** What of a tour decides which documents its travellers need. */
export type TourJourney = {
  readonly scope: Trip["scope"];
  /** The day of departure, on which ages count (A39), and the day of return. */
  readonly date: IsoDate;
  readonly returnDate: IsoDate;
  /** Months by which the country asks passports to outlast the return. Read abroad only. */
  readonly passportMonths: number;
  /** Whether a leg is flown. */
  readonly isFlown: boolean;
};

/** The trip that the travellers of a tour are checked against. */
export const tourTrip = ({ scope, date, returnDate, passportMonths, isFlown }: TourJourney): Trip => ({
  kind: "tour",
  scope,
  travelDate: date,
  returnDate,
  ...(scope === "international" ? { passportMonths } : {}),
  needsLatinNames: isFlown,
  hasSeats: true,
});

/** The trip of what was reserved: the same for the form that asks, the rules that judge and the request that is sent. */
export const tripOfTour = ({
  tour,
  date,
  return_date,
  out,
  back,
}: Pick<TourSubject, "tour" | "date" | "return_date" | "out" | "back">): Trip =>
  tourTrip({
    scope: tour.kind === "foreign" ? "international" : "domestic",
    date,
    returnDate: return_date,
    passportMonths: tour.passport_months ?? USUAL_PASSPORT_MONTHS,
    isFlown: out.mode === "flight" || back.mode === "flight",
  });

/** What a traveller takes along. */
export type TourDocuments = {
  /** `either`: the nationality is not known yet. */
  readonly document: "national_code" | "passport" | "either";
  /** The first day on which a passport may expire; null where there is none, or it must only outlast the trip. */
  readonly passportValidUntil: IsoDate | null;
  readonly needsLatinNames: boolean;
};

/**
 * Which documents a traveller of a tour needs, by the fields that the passenger form asks for (A42): at home a national
 * code of Iranians and a passport of others, abroad a passport of everyone.
 *
 * @param nationality ISO 3166-1 alpha-2 in upper case; null when it is not known.
 */
export function tourDocuments(trip: Trip, nationality: string | null): TourDocuments {
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
