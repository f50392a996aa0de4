import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { VoucherFrame } from "#app/src/features/voucher/VoucherFrame.tsx";
import { flightParts } from "#products/flight/web/parts.tsx";

export default reservationPage(VoucherFrame, flightParts, ["flightJourney", "flightReserve"]);

export const head = privateHead("reserve.flight.voucher.title");
