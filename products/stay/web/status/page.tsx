import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";

export default reservationPage(StatusFrame, stayParts, ["stay"]);

export const head = privateHead("reserve.status.title");
