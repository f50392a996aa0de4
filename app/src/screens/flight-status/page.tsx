import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { flightParts } from "#app/src/products/flight/parts.tsx";

export default reservationPage(StatusFrame, flightParts, ["flightJourney", "flightReserve"]);
