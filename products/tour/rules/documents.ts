import type { IsoDate } from "#domain/calendar/types.ts";
import { USUAL_PASSPORT_MONTHS } from "#domain/validation/passenger.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** Facts about a tour that decide its travellers' documents. */
export type TourJourney = {
  readonly scope: Trip["scope"];
  /** The day of departure, on which ages count, and the day of return. */
  readonly date: IsoDate;
  readonly returnDate: IsoDate;
  /** Months by which the country requires passports to outlast the return. Used abroad only. */
  readonly passportMonths: number;
  /** True when a leg is flown. */
  readonly isFlown: boolean;
};

/** Trip for validating the travellers of a tour. */
export const tourTrip = ({ scope, date, returnDate, passportMonths, isFlown }: TourJourney): Trip => ({
  kind: "tour",
  scope,
  travelDate: date,
  returnDate,
  ...(scope === "international" ? { passportMonths } : {}),
  needsLatinNames: isFlown,
  hasSeats: true,
});

/** Part of a reservation's subject that its trip follows from. */
type ReservedTour = {
  tour: { kind: "domestic" | "foreign"; passport_months?: number | null };
  date: IsoDate;
  return_date: IsoDate;
  out: { mode: string };
  back: { mode: string };
};

/** Trip of a reserved tour: the same for the form, the rules and the request. */
export const tripOfTour = ({ tour, date, return_date, out, back }: ReservedTour): Trip =>
  tourTrip({
    scope: tour.kind === "foreign" ? "international" : "domestic",
    date,
    returnDate: return_date,
    passportMonths: tour.passport_months ?? USUAL_PASSPORT_MONTHS,
    isFlown: out.mode === "flight" || back.mode === "flight",
  });
