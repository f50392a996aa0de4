import { accountCalls } from "#domain/contract/account.calls.ts";
import { attractionCalls } from "#domain/contract/attraction.calls.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { Call, Params } from "#domain/contract/call.ts";
import { companionCalls } from "#domain/contract/companion.calls.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { leavingCalls } from "#domain/contract/leaving.calls.ts";
import { notificationCalls } from "#domain/contract/notification.calls.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { profileCalls } from "#domain/contract/profile.calls.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { reviewCalls } from "#domain/contract/review.calls.ts";
import { sessionCalls } from "#domain/contract/session.calls.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import {
  flightCalls,
  flightChangeCalls,
  flightOwnCalls,
  flightReserveCalls,
  flightRouteCalls,
} from "#products/flight/contract/flight.calls.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { tourCalls, tourChangeCalls, tourReserveCalls } from "#products/tour/contract/tour.calls.ts";

const namedAreas = [
  baseCalls,
  contentCalls,
  stayCalls,
  reviewCalls,
  attractionCalls,
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
  tourChangeCalls,
  flightRouteCalls,
  flightCalls,
  flightReserveCalls,
  flightChangeCalls,
  flightOwnCalls,
  voucherCalls,
  companionCalls,
  paymentCalls,
  shareCalls,
  walletCalls,
  operatorCalls,
] as const satisfies readonly Readonly<Record<string, Call>>[];

/** Calls of every area without their shapes: the part of the contract that the website loads. */
export const areas: readonly Readonly<Record<string, Call>>[] = namedAreas;

type CallsIn<Area> = Area extends Readonly<Record<string, Call>> ? Area[keyof Area] : never;
type AnyCall = CallsIn<(typeof namedAreas)[number]>;
/** Names of every call of the contract: `base.context`. */
export type CallName = AnyCall["name"];
type ParamsIn<C> = C extends Call ? keyof Params<C> : never;
/** Names of every path parameter of the contract: `iata` of `base/v2/airports/{iata}`. */
export type CallParam = ParamsIn<AnyCall>;

/**
 * Calls that a browser may make through the website: all those of anonymous visitors, users and tracking views. The
 * website forwards no operator call, whatever the token: operators call the provider itself.
 */
export const browserCalls = (of: readonly Readonly<Record<string, Call>>[] = areas): Call[] =>
  of.flatMap((area) => Object.values(area)).filter(({ who }) => who !== "operator");
