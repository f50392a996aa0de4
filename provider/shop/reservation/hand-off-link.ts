import { inLanguage } from "#domain/addresses/chosen-address.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Settings } from "../../kernel/settings.ts";
import type { ReservationRow } from "./row.ts";

/** The link that a message or a QR code leads by (R47): it opens the app, or says how to go on, and tells nothing else. */
export const handOffLink = (
  { publicBaseUrl }: Pick<Settings, "publicBaseUrl">,
  { hashTrackingCode }: Pick<ReservationRow, "hashTrackingCode">,
): string => publicBaseUrl + addressOf("reservationHandOff", { hashTrackingCode });

/**
 * The same for a message to the booker, in its language: a browser without the app goes on to the tracking form with
 * the code filled in. The code is in the fragment, which is sent to no server and no log.
 */
export const trackingLink = (
  settings: Pick<Settings, "publicBaseUrl">,
  row: Pick<ReservationRow, "hashTrackingCode" | "trackingCode">,
  locale: Locale,
): string => `${handOffLink(settings, row)}?lang=${locale}#${row.trackingCode}`;

/** Page of a booking for its owner, who logs in there: what only they may do. */
export const ownLink = (
  { publicBaseUrl }: Pick<Settings, "publicBaseUrl">,
  { confirmationCode }: Pick<ReservationRow, "confirmationCode">,
  locale: Locale,
): string => publicBaseUrl + inLanguage(addressOf("status", { confirmation_code: confirmationCode }), locale);
