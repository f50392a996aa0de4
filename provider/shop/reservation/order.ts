import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { OrderValue } from "#domain/contract/order.shapes.ts";
import { markedLetters } from "#domain/reservation/marked-letters.ts";
import { type Names, nameFields } from "#domain/reservation/name-correction.ts";
import { refuse } from "../../kernel/envelope.ts";
import { effect } from "../../kernel/http/endpoint.ts";
import { discountCodeValue, fullPrice } from "../campaign/discounted.ts";
import { reservedExtras } from "../extra/choose.ts";
import { revisionOf } from "../voucher/voucher.ts";
import { travellersOf, wishesOf } from "./guests.ts";
import { productOf } from "./product.ts";
import { numbered } from "./travellers.ts";
import { lockWhole } from "./up-to-date.ts";

/**
 * Order of one paid booking for its supplier, with the travellers; of one that is issued only where its owner has changed
 * it, or cancelled a part of it, since. It changes nothing; the reading is recorded in the journal.
 */
export const readOrder = effect({
  call: operatorCalls.readOrder,
  async effect({ params }, tx, services) {
    const { products, vault, settings } = services;
    const row = await lockWhole(tx, services, { code: params.confirmation_code });
    if (row === null) return refuse("not_found");
    const { paidAt } = row;
    const product = productOf(products, row.kind);
    const isChanged = row.status === "successful" && revisionOf(row) > 0;
    if (row.endedAt !== null || paidAt === null || !(row.status === "in_progress" || isChanged))
      return refuse("not_open");
    const extras = reservedExtras(product, row.offer, row.now);
    const code = discountCodeValue(row.offer);
    const value: OrderValue = {
      confirmation_code: row.confirmationCode,
      tracking_code: row.trackingCode,
      product: row.kind,
      paid: row.paid,
      paid_at: paidAt,
      due_at: row.issueDueAt ?? paidAt + settings.issueSeconds,
      facts: product.order(row.offer),
      travellers: travellersOf(vault, row).map(({ issued_names, ...one }) => ({
        ...numbered(one),
        ...(issued_names && { issued_names, ...correctionsOf(issued_names, one) }),
      })),
      ...wishesOf(vault, row),
      price: fullPrice(product, row.offer),
      ...(extras.length > 0 && { extras }),
      ...(code && { discount_code: code }),
    };
    return value;
  },
});

/** Names that were corrected since the issue; the letters of each. */
function correctionsOf(issued: Names, now: Names): Pick<OrderValue["travellers"][number], "corrections"> {
  const corrections = nameFields.flatMap((field) => {
    const [before, after] = [issued[field] ?? "", now[field] ?? ""];
    return before === after ? [] : [{ field, marked: markedLetters(before, after) }];
  });
  return corrections.length > 0 ? { corrections } : {};
}
