import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { flightParts } from "#products/flight/web/parts.tsx";

export default reservationPage(StatusFrame, flightParts, ["stay", "flightJourney", "flightReserve"]);

export const head = privateHead("reserve.status.title");
