import type { IsoDate } from "#domain/calendar/types.ts";
import type { AgeGroup, Gender } from "#domain/enums/enums.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** Months by which a passport must outlast a journey abroad. */
export const PASSPORT_MONTHS = 6;

/** Facts about a flight that decide its travellers' documents. Days are local to the airport of departure. */
export type FlightJourney = {
  readonly scope: Trip["scope"];
  /** The day of the first departure. */
  readonly departsOn: IsoDate;
  /** The day of the last departure, on which ages count. */
  readonly lastDepartsOn: IsoDate;
  /**
   * Months by which the country requires passports to outlast the trip; null: no requirement beyond the trip, with a
   * warning below six months. Used abroad only.
   */
  readonly passportMonths: number | null;
};

/** Trip for validating the travellers of a flight: always with Latin names, as in the document. */
export const flightTrip = ({ scope, departsOn, lastDepartsOn, passportMonths }: FlightJourney): Trip => ({
  kind: "flight",
  scope,
  travelDate: departsOn,
  returnDate: lastDepartsOn,
  ...(scope === "international" && passportMonths !== null ? { passportMonths } : {}),
  needsLatinNames: true,
  hasSeats: true,
});

/** Titles on a ticket. */
export const titles = ["MR", "MS", "MSTR", "MISS", "INF"] as const;
export type Title = (typeof titles)[number];

const TITLES: Readonly<Record<AgeGroup, Readonly<Record<Gender, Title>>>> = {
  adult: { male: "MR", female: "MS" },
  child: { male: "MSTR", female: "MISS" },
  infant: { male: "INF", female: "INF" },
};

export const titleOf = (gender: Gender, group: AgeGroup): Title => TITLES[group][gender];
