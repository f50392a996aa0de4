import type { IsoDate } from "../calendar/types.ts";
import type { Audience } from "../sale/audience.ts";

/** Facts of a trip that its travellers are validated against. */
export type Trip = {
  /** `profile`: no trip yet; a traveller is saved for later ones. `file`: a list of travellers. */
  readonly kind: "stay" | "tour" | "flight" | "profile" | "file";
  readonly scope: "domestic" | "international";
  /** Check-in, or the departure of the first flight. */
  readonly travelDate: IsoDate;
  /** Check-out, or the departure of the last flight. Absent: the day of travel. */
  readonly returnDate?: IsoDate;
  /** Months by which a passport must outlast the trip, or the border refuses it. Absent: a warning below six months. */
  readonly passportMonths?: number;
  /** True when everyone gives a Latin name, whatever the document: an airline's ticket carries it. */
  readonly needsLatinNames?: boolean;
  /**
   * `file`: the travellers are of a flight, so ages count on the last departure and there are no rooms. Implied by the
   * kind `flight`.
   */
  readonly isOfFlight?: boolean;
  /** True when a child of two has a seat: infants who turn two before the trip ends get a warning. */
  readonly hasSeats?: boolean;
  /** Audience of each room, room by room. Absent: anybody. */
  readonly audiences?: readonly Audience[];
};

export const endOf = (trip: Trip): IsoDate => trip.returnDate ?? trip.travelDate;

export const isFlight = ({ kind, isOfFlight }: Trip): boolean => kind === "flight" || isOfFlight === true;

/** The day on which ages count: check-in, or the departure of the last flight. */
export const ageDateOf = (trip: Trip): IsoDate => (isFlight(trip) ? endOf(trip) : trip.travelDate);
