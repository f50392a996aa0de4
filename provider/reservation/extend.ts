import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { type Changed, change } from "./change.ts";
import { hashOf, priceOffer } from "./price-offer.ts";
import type { ReservationRow } from "./row.ts";

/**
 * Extends the payment deadline of a locked reservation, once (call 52, T15, T16; R107, A55). After the deadline the
 * price must still be what it was; the rooms are kept until the grace is over.
 */
export async function extendPayment(tx: Queryable, row: ReservationRow): Promise<Changed | Refusal> {
  if (row.status === "payment_deadline_expired" && !row.isExtended && !(await isSamePrice(tx, row))) {
    return refuse("price_changed");
  }
  return change(tx, row, "extend");
}

async function isSamePrice(tx: Queryable, { propertyId, offer: offered }: ReservationRow): Promise<boolean> {
  const { checkIn, lengthOfStay, rooms } = offered;
  const now = await priceOffer(tx, { propertyId, checkIn, lengthOfStay, rooms }, { isHeld: true });
  return !isRefusal(now) && hashOf(now) === hashOf(offered);
}
