import type { FlightVoucherValue } from "#domain/contract/flight.shapes.ts";
import { Directions } from "./Directions.tsx";

/** The flights of a ticket. */
export const VoucherBody = ({ voucher: { subject } }: { voucher: FlightVoucherValue }) => (
  <Directions flights={subject.flights} counts={subject} />
);
