import { privateHead } from "#app/src/features/own/private-head.ts";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { VoucherFrame } from "#app/src/features/voucher/VoucherFrame.tsx";
import { loungeParts } from "../parts.tsx";

export default reservationPage(VoucherFrame, loungeParts, ["lounge"]);

export const head = privateHead("reserve.lounge.voucher.title");
