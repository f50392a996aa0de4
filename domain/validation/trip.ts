import type { IsoDate } from "../calendar/types.ts";

/** What of a trip its travellers are checked against. */
export type Trip = {
  readonly kind: "stay" | "tour" | "flight";
  readonly scope: "domestic" | "international";
  /** Check-in, or the departure of the first flight. */
  readonly travelDate: IsoDate;
  /** Check-out, or the departure of the last flight. Absent: the day of travel. */
  readonly returnDate?: IsoDate;
};

export const endOf = (trip: Trip): IsoDate => trip.returnDate ?? trip.travelDate;

/** The day on which ages count: check-in, or the departure of the last flight (A39). */
export const ageDateOf = (trip: Trip): IsoDate => (trip.kind === "flight" ? endOf(trip) : trip.travelDate);
