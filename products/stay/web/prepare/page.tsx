import { privateHead } from "#app/src/features/own/private-head.ts";
import { PrepareFrame } from "#app/src/features/prepare/PrepareFrame.tsx";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";

export default reservationPage(PrepareFrame, stayParts, ["stay"]);

export const head = privateHead("reserve.prepare.title");
