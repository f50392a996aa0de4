import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";

export default reservationPage(StatusFrame, tourParts, ["tourJourney", "tourReserve"]);

export const head = privateHead("reserve.status.title");
