import type { IsoDate } from "../calendar/types.ts";
import type { TourSubject } from "../contract/tour.shapes.ts";
import { USUAL_PASSPORT_MONTHS } from "../validation/passenger.ts";
import type { Trip } from "../validation/trip.ts";

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
