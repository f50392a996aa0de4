import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { VoucherFrame } from "#app/src/features/voucher/VoucherFrame.tsx";
import { tourParts } from "#products/tour/web/parts.tsx";

export default reservationPage(VoucherFrame, tourParts, ["tourJourney", "tourReserve"]);

export const head = privateHead("reserve.tour.voucher.title");
