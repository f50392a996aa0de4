import type { Account } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { atFullPrice } from "../campaign/discounted.ts";
import { giveUseBack, takeUse } from "../campaign/use.ts";
import { notOpen } from "./change.ts";
import { productOf } from "./product.ts";
import type { Reservation, UpToDate } from "./row.ts";
import { writeOffer } from "./write-offer.ts";

/**
 * Uses a discount code for a held reservation (call 49b), in place of one before it, or takes it off; the price that is then
 * submitted is the offer's.
 *
 * @param typed null: without a code.
 * @param user locked before the reservation, so that one user's codes are used one after another.
 */
export async function applyCode(
  tx: Queryable,
  { vault, products }: Pick<Services, "vault" | "products">,
  row: UpToDate<Reservation>,
  user: Pick<Account, "mobile">,
  typed: string | null,
): Promise<Reservation | Refusal> {
  if (row.status !== "in_progress" || row.paid > 0) return notOpen(row);
  const product = productOf(products, row.kind);
  const offer =
    typed === null
      ? await withoutCode(tx, row)
      : await takeUse(tx, vault, { product, offer: row.offer, holding: row, user }, typed);
  if (isRefusal(offer)) return offer;
  return { ...row, ...(await writeOffer(tx, row, product, offer)), offer };
}

async function withoutCode(tx: Queryable, { id, offer }: Reservation): Promise<unknown> {
  await giveUseBack(tx, id, offer);
  return atFullPrice(offer);
}
