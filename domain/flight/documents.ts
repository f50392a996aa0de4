import type { IsoDate } from "../calendar/types.ts";
import type { AgeGroup, Gender } from "../enums/enums.ts";
import type { Trip } from "../validation/trip.ts";

/** Months that a passport must outlast a journey abroad by. */
export const PASSPORT_MONTHS = 6;

/** What of a flight decides which documents its travellers need. Days are local to where each flight leaves. */
export type FlightJourney = {
  readonly scope: Trip["scope"];
  /** The day of the first departure. */
  readonly departsOn: IsoDate;
  /** The day of the last departure, on which ages count (A39). */
  readonly lastDepartsOn: IsoDate;
  /**
   * Months by which the country asks passports to outlast the trip; null: they must outlast it, and fewer than six
   * months are warned of. Read abroad only.
   */
  readonly passportMonths: number | null;
};

/** The trip that the travellers of a flight are checked against: names in Latin letters always, as the document has them. */
export const flightTrip = ({ scope, departsOn, lastDepartsOn, passportMonths }: FlightJourney): Trip => ({
  kind: "flight",
  scope,
  travelDate: departsOn,
  returnDate: lastDepartsOn,
  ...(scope === "international" && passportMonths !== null ? { passportMonths } : {}),
  needsLatinNames: true,
  hasSeats: true,
});

/** How a ticket addresses its traveller. */
export const titles = ["MR", "MS", "MSTR", "MISS", "INF"] as const;
export type Title = (typeof titles)[number];

const TITLES: Readonly<Record<AgeGroup, Readonly<Record<Gender, Title>>>> = {
  adult: { male: "MR", female: "MS" },
  child: { male: "MSTR", female: "MISS" },
  infant: { male: "INF", female: "INF" },
};

export const titleOf = (gender: Gender, group: AgeGroup): Title => TITLES[group][gender];
