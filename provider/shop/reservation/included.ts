import type { Included } from "#domain/contract/wallet.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import type { RefundCause } from "../../money/refund/refund.ts";
import { discountCodeValue } from "../campaign/discounted.ts";
import { extrasIn } from "../extra/extras.ts";

/** Extras and the discount within a sum of a receipt, from the offers that were agreed at each of its times. */

/** An agreed offer, oldest first. `part`: the number of the part that was cancelled of it; `paid`: for that part, or for all. */
type Agreed = { readonly offer: unknown; readonly part: number | null; readonly paid: number };

const AGREED = `
  SELECT offer, part, paid::bigint AS paid FROM (
    SELECT offer, number AS part, paid, at, 0 AS now FROM cancelled_part WHERE reservation_id = $1
    UNION ALL SELECT offer, NULL, 0, at, 0 FROM own_change WHERE reservation_id = $1
    UNION ALL SELECT offer, NULL, paid, app_now(), 1 FROM reservation WHERE id = $1) AS agreed
  ORDER BY now, at, part`;

/** Implements `Payables.includes`. */
export async function includedIn(
  from: Queryable,
  id: number,
  of: number,
  cause: "payment" | RefundCause,
): Promise<Included[]> {
  const agreed = await from.query<Agreed>(AGREED, [id], "agreed_offers");
  if (cause === "payment") return [...extras(agreed[0]?.offer), ...discount(agreed[0]?.offer)];
  const at = agreed.findIndex(({ part }, index) =>
    cause === "ended" ? index === agreed.length - 1 : part !== null && cause === `part:${part}`,
  );
  const before = agreed[at];
  // A refund to several cards has a row for each: a share of the sum, which says nothing of what is in it.
  if (before === undefined || before.paid !== of) return [];
  return extras(before.offer, agreed[at + 1]?.offer);
}

/** Extras of an offer that are not in the one after it. */
function extras(before: unknown, after?: unknown): Included[] {
  const left = new Set(extrasIn(after).map(({ number }) => number));
  return extrasIn(before)
    .filter(({ number }) => !left.has(number))
    .map(({ title_fa, title_en, provider_fa, provider_en, price }) => ({
      title_fa,
      title_en,
      provider_fa,
      provider_en,
      amount: price,
    }));
}

function discount(offer: unknown): Included[] {
  const used = discountCodeValue(offer);
  return used === null ? [] : [{ code: used.code, amount: -used.discount }];
}
