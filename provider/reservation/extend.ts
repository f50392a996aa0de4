import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { change } from "./change.ts";
import { readOffer } from "./offered.ts";
import { hashOf, priceOffer } from "./price-offer.ts";
import type { ReservationRow } from "./row.ts";

/**
 * Extends the payment deadline of a locked reservation, once (call 52, T15, T16; R107, A55). After the deadline the
 * price must still be what it was; the rooms are kept until the grace is over. Null when it was done.
 */
export async function extendPayment(tx: Queryable, row: ReservationRow): Promise<Refusal | null> {
  if (row.status === "payment_deadline_expired" && !row.isExtended && !(await isSamePrice(tx, row))) {
    return refuse("price_changed");
  }
  const changed = await change(tx, row, "extend");
  return isRefusal(changed) ? changed : null;
}

async function isSamePrice(tx: Queryable, { id, propertyId }: ReservationRow): Promise<boolean> {
  const offered = await readOffer(tx, id);
  const { checkIn, lengthOfStay, rooms } = offered;
  const now = await priceOffer(tx, { propertyId, checkIn, lengthOfStay, rooms }, { isHeld: true });
  return !isRefusal(now) && hashOf(now) === hashOf(offered);
}
