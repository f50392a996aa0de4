import type { IsoDate } from "#domain/calendar/types.ts";
import type { TourSubject } from "#products/tour/contract/tour.shapes.ts";
import { seatsOf, type TourRoom } from "#products/tour/rules/party.ts";
import type { TourPriceTable } from "#products/tour/rules/room-price.ts";
import type { Claim } from "#provider/shop/stock/counters.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";

/** Requested package of a departure, for these rooms. */
export type TourRequest = {
  departureId: number;
  packageId: number;
  rooms: readonly TourRoom[];
  /** Code of the hold that it replaces. Absent: an additional one. */
  insteadOf?: string;
};

/** Code of the reservation that a request replaces; null for an additional one. */
export const replacedBy = ({ insteadOf }: TourRequest): string | null => insteadOf ?? null;

/**
 * Everything of an offer that is stored with its reservation. No personal data. Money in rial, instants in epoch seconds.
 */
export type TourOffer = {
  /** The tour as pages and vouchers show it. */
  subject: TourSubject;
  rooms: readonly TourRoom[];
  policyId: string;
  date: IsoDate;
  departsAt: number;
  returnsAt: number;
  closesAt: number;
  visaSubmittedOn: IsoDate | null;
  total: number;
  /** Prices of all places, as they were sold, and beds of a room. Absent in offers of the previous version. */
  sold?: { prices: TourPriceTable; beds: number };
  /** Seats of the departure and rooms of the package. */
  claims: Claim[];
};

/** Stock that a request takes: a seat for each traveller of two and over, and its rooms. */
export const claimsOf = ({ departureId, packageId, rooms }: TourRequest): Claim[] => [
  { stock_id: stockIdOf("tourSeats", departureId), units: seatsOf(rooms) },
  { stock_id: stockIdOf("tourRooms", packageId), units: rooms.length },
];
