import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { VoucherFrame } from "#app/src/features/voucher/VoucherFrame.tsx";
import { stayParts } from "#products/stay/web/parts.tsx";

export default reservationPage(VoucherFrame, stayParts, ["stay", "property"]);

export const head = privateHead("reserve.stay.voucher.title");
