import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { tourParts } from "#app/src/products/tour/parts.tsx";

export default reservationPage(StatusFrame, tourParts, ["tourJourney", "tourReserve"]);
