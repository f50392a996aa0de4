import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { atFullPrice } from "../campaign/discounted.ts";
import { withoutExtras } from "../extra/extras.ts";
import { type Changed, change } from "./change.ts";
import { hashOf } from "./offer-hash.ts";
import { type Products, productOf } from "./product.ts";
import type { ReservationRow, UpToDate } from "./row.ts";

/**
 * Extends the payment deadline of a locked reservation, once (call 52, T15, T16; R107). After the deadline the
 * price must be unchanged; the stock is held until the grace period is over.
 */
export async function extendPayment(tx: Queryable, products: Products, row: UpToDate): Promise<Changed | Refusal> {
  if (row.status === "payment_deadline_expired" && !row.isExtended && !(await isSamePrice(tx, products, row))) {
    return refuse("price_changed");
  }
  return change(tx, products, row, "extend");
}

async function isSamePrice(tx: Queryable, products: Products, { kind, offer }: ReservationRow): Promise<boolean> {
  const product = productOf(products, kind);
  const now = await product.price(tx, product.requestOf(offer), { isHeld: true });
  return !isRefusal(now) && hashOf(product.agreed(now)) === hashOf(product.agreed(withoutExtras(atFullPrice(offer))));
}
