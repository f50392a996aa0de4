import type { IsoDate } from "../calendar/types.ts";
import type { Audience } from "../sale/audience.ts";

/** What of a trip its travellers are checked against. */
export type Trip = {
  /** `profile`: none yet; a traveller is kept for later trips. `file`: a list of travellers. */
  readonly kind: "stay" | "tour" | "flight" | "profile" | "file";
  readonly scope: "domestic" | "international";
  /** Check-in, or the departure of the first flight. */
  readonly travelDate: IsoDate;
  /** Check-out, or the departure of the last flight. Absent: the day of travel. */
  readonly returnDate?: IsoDate;
  /** Months by which a passport must outlast the trip, or the border refuses it. Absent: fewer than six are warned of. */
  readonly passportMonths?: number;
  /** Whether everyone gives a name in Latin letters, whatever the document: an airline's ticket bears it. */
  readonly needsLatinNames?: boolean;
  /**
   * `file`: of travellers of a flight, whose ages count on the last departure and who have no rooms. A trip of the kind
   * `flight` is one anyhow.
   */
  readonly isOfFlight?: boolean;
  /** Whether a child of two has a seat: an infant who turns two before the trip ends is warned of. */
  readonly hasSeats?: boolean;
  /** For whom each room is sold, room by room. Absent: for anybody. */
  readonly audiences?: readonly Audience[];
};

export const endOf = (trip: Trip): IsoDate => trip.returnDate ?? trip.travelDate;

export const isFlight = ({ kind, isOfFlight }: Trip): boolean => kind === "flight" || isOfFlight === true;

/** The day on which ages count: check-in, or the departure of the last flight (A39). */
export const ageDateOf = (trip: Trip): IsoDate => (isFlight(trip) ? endOf(trip) : trip.travelDate);
