import type { z } from "zod";
import { accountContract } from "#domain/contract/account.shapes.ts";
import { attractionContract } from "#domain/contract/attraction.shapes.ts";
import { baseContract } from "#domain/contract/base.shapes.ts";
import type { Typed } from "#domain/contract/call.ts";
import { companionContract } from "#domain/contract/companion.shapes.ts";
import { contentContract } from "#domain/contract/content.shapes.ts";
import type { Described } from "#domain/contract/described.ts";
import { leavingContract } from "#domain/contract/leaving.shapes.ts";
import { notificationContract } from "#domain/contract/notification.shapes.ts";
import { operatorContract } from "#domain/contract/operator.shapes.ts";
import { paymentContract } from "#domain/contract/payment.shapes.ts";
import { priceAlertContract } from "#domain/contract/price-alert.shapes.ts";
import { profileContract } from "#domain/contract/profile.shapes.ts";
import { reviewContract } from "#domain/contract/review.shapes.ts";
import { sessionContract } from "#domain/contract/session.shapes.ts";
import { shareContract } from "#domain/contract/share.shapes.ts";
import { reservationContract } from "#domain/contract/stay-reservation.shapes.ts";
import { userContract } from "#domain/contract/user.shapes.ts";
import { voucherContract } from "#domain/contract/voucher.shapes.ts";
import { walletContract } from "#domain/contract/wallet.shapes.ts";
import { flightContract } from "./flight/contract/flight.shapes.ts";
import { stayContract } from "./stay/contract/stay.shapes.ts";
import { tourContract } from "./tour/contract/tour.shapes.ts";

export type { Described } from "#domain/contract/described.ts";

/**
 * Every call of the product with its shapes: served by the provider, played by the mock server, checked by the command
 * line and described in `docs/openapi.json`. It loads zod, so browsers never load it.
 */
export const contract: readonly Described[] = [
  ...userContract,
  ...accountContract,
  ...profileContract,
  ...baseContract,
  ...contentContract,
  ...reviewContract,
  ...attractionContract,
  ...reservationContract,
  ...priceAlertContract,
  ...notificationContract,
  ...sessionContract,
  ...voucherContract,
  ...companionContract,
  ...paymentContract,
  ...shareContract,
  ...walletContract,
  ...leavingContract,
  ...operatorContract,
  ...stayContract,
  ...tourContract,
  ...flightContract,
];

const described = new Map(contract.map((one) => [one.call.name, one]));

/**
 * Returns the input shape of a call. Throws for a call that is not in the contract: a programming error, found at
 * start.
 */
export function inputShapeOf<In extends z.ZodObject>(call: Typed<In>): In {
  const found = described.get(call.name);
  if (found?.call !== call) throw new Error(`The contract has no shapes of the call ${call.name}`);
  return found.input as In;
}
