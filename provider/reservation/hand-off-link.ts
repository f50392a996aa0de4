import { addressOf } from "#domain/addresses/routes.ts";
import type { Settings } from "../settings.ts";
import type { ReservationRow } from "./row.ts";

/** The link that a message or a QR code leads by (R47): it opens the app, or says how to go on, and tells nothing else. */
export const handOffLink = (
  { publicBaseUrl }: Pick<Settings, "publicBaseUrl">,
  { hashTrackingCode }: Pick<ReservationRow, "hashTrackingCode">,
): string => publicBaseUrl + addressOf("reservationHandOff", { hashTrackingCode });
