import { accountCalls } from "./account.calls.ts";
import { baseCalls } from "./base.calls.ts";
import type { Call } from "./call.ts";
import { contentCalls } from "./content.calls.ts";
import { flightCalls, flightOwnCalls, flightReserveCalls } from "./flight.calls.ts";
import { leavingCalls } from "./leaving.calls.ts";
import { notificationCalls } from "./notification.calls.ts";
import { operatorCalls } from "./operator.calls.ts";
import { paymentCalls } from "./payment.calls.ts";
import { priceAlertCalls } from "./price-alert.calls.ts";
import { profileCalls } from "./profile.calls.ts";
import { propertyCalls } from "./property.calls.ts";
import { reservationCalls } from "./reservation.calls.ts";
import { sessionCalls } from "./session.calls.ts";
import { tourCalls, tourReserveCalls } from "./tour.calls.ts";
import { userCalls } from "./user.calls.ts";
import { voucherCalls } from "./voucher.calls.ts";
import { walletCalls } from "./wallet.calls.ts";

/** Calls of every area without their shapes: the part of the contract that the website loads. */
export const areas: readonly Readonly<Record<string, Call>>[] = [
  baseCalls,
  contentCalls,
  propertyCalls,
  userCalls,
  sessionCalls,
  leavingCalls,
  notificationCalls,
  priceAlertCalls,
  profileCalls,
  accountCalls,
  reservationCalls,
  tourCalls,
  tourReserveCalls,
  flightCalls,
  flightReserveCalls,
  flightOwnCalls,
  voucherCalls,
  paymentCalls,
  walletCalls,
  operatorCalls,
];

/**
 * Calls that a browser may make through the website: all those of anonymous visitors, users and tracking views. The
 * website forwards no operator call, whatever the token: operators call the provider itself.
 */
export const browserCalls = (of: readonly Readonly<Record<string, Call>>[] = areas): Call[] =>
  of.flatMap((area) => Object.values(area)).filter(({ who }) => who !== "operator");
