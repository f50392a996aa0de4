import { PrepareFrame } from "#app/src/features/prepare/PrepareFrame.tsx";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";

export default reservationPage(PrepareFrame, tourParts, ["tourJourney", "tourReserve"]);
