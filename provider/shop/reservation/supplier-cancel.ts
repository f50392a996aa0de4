import type { Trigger } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { about, change } from "./change.ts";
import { type CatchingUp, productOf } from "./product.ts";
import type { ReservationRow } from "./row.ts";
import { lockReservation } from "./up-to-date.ts";

/** Trigger that ends a reservation whose supplier cancels it: a paid one gets all its money back. */
export const endBySupplier = ({ status, paid }: Pick<ReservationRow, "status" | "paid">): Trigger =>
  paid === 0 ? "cancel" : status === "successful" ? "supplier_cancel" : "issue_failure";

/**
 * Ends a reservation because its supplier, a property, an agency or an airline, has cancelled it: all that was paid
 * goes back, the traveller is told who cancelled, and the operator's name is kept. A trip that has begun is not
 * cancelled whole.
 */
export async function cancelBySupplier(
  tx: Queryable,
  services: CatchingUp,
  code: string,
  operator: string,
): Promise<{ state: string } | Refusal> {
  const { products, gateways } = services;
  const row = await lockReservation(tx, services, { code });
  if (row === null) return refuse("not_found");
  if (productOf(products, row.kind).isGoneOnceBegun && row.paid > 0 && row.startsAt <= row.now)
    return about(row, "stay_over");
  const details = { reason: "supplier_cancelled", operator, gateways, actor: "supplier" } as const;
  const changed = await change(tx, products, row, endBySupplier(row), details);
  if (isRefusal(changed)) return changed;
  // The transition notifies the owner of a paid one, with the refund.
  if (row.paid === 0) await enqueueNotice(tx, row.id, "reservation_cancelled");
  return { state: changed.row.status };
}
