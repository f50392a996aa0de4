import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { DocumentRules } from "#app/src/products/flight/DocumentRules.tsx";
import { flightParts } from "#app/src/products/flight/parts.tsx";
import { SeatsSection } from "#app/src/products/flight/SeatsSection.tsx";
import type { FlightReservationValue } from "#domain/contract/flight.shapes.ts";

/** Which documents are asked for and why, above the travellers. */
const Rules = ({ reservation }: { reservation: FlightReservationValue }) => (
  <DocumentRules trip={flightParts.tripOf(reservation)} counts={reservation.subject} />
);

/** What flights bring to naming their travellers, beside what all pages of their reservations have. */
export const prepareParts = { ...flightParts, PrepareNote: Rules, PrepareExtra: SeatsSection } as unknown as AnyParts;
