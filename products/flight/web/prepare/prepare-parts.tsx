import type { AnyParts, ProductParts } from "#app/src/features/reservation/product-parts.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { DocumentRules } from "#products/flight/web/DocumentRules.tsx";
import { flightParts } from "#products/flight/web/parts.tsx";
import { SeatsSection } from "#products/flight/web/SeatsSection.tsx";

/** Documents required with the reasons, above the travellers. */
const Rules = ({ reservation }: { reservation: FlightReservationValue }) => (
  <DocumentRules trip={flightParts.tripOf(reservation)} counts={reservation.subject} />
);

const own: Pick<ProductParts<FlightReservationValue>, "roomTitle" | "PrepareNote" | "PrepareExtra"> = {
  // Flights have no rooms, and the card beside bears the name of the journey.
  roomTitle: (_reservation, _room, t) => t("reserve.step.travellers"),
  PrepareNote: Rules,
  PrepareExtra: SeatsSection,
};

/** Flights' parts of the page that names the travellers: those of all reservation pages, and its own. */
export const prepareParts: AnyParts = { ...flightParts, ...(own as unknown as Partial<AnyParts>) };
