import { createHash } from "node:crypto";
import type { CancellationQuoteValue } from "#domain/contract/reservation.shapes.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import { transitionOf } from "#domain/reservation/transitions.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { type Changed, change, reasonOf } from "./change.ts";
import type { ChangeDetails } from "./effects.ts";
import { type Products, productOf } from "./product.ts";
import { factsOf, type ReservationRow } from "./row.ts";

/** How long a screen may show what a cancellation costs, seconds; shorter when it becomes dearer before. */
const SHOWN_SECONDS = 900;

/**
 * What cancelling costs now (call 53). It is not stored: its number encodes the cost, and call 54 compares that
 * with the cost at that time.
 */
export function cancellationQuote(products: Products, row: ReservationRow): CancellationQuoteValue | Refusal {
  if (transitionOf(row.status, "cancel", factsOf(row)) === null) return refuse(reasonOf(row, "cancel"));
  const latest = row.now + SHOWN_SECONDS;
  if (row.paid === 0) {
    return quoted(row, { penalty: 0, percent: null, base: null, cancellation: null, valid_until: latest });
  }
  const all = productOf(products, row.kind).penaltyLines(row.offer);
  const { penalty, lines, validUntil } = penaltyOf(all, row.now);
  const dearest = lines.toSorted((one, other) => other.penalty - one.penalty)[0];
  return quoted(row, {
    penalty: Math.min(penalty, row.paid),
    percent: dearest?.percent ?? null,
    base: dearest?.of ?? null,
    cancellation: cancellationSentence(all, row.now),
    valid_until: validUntil === null ? latest : Math.min(latest, validUntil),
  });
}

type Cost = Pick<CancellationQuoteValue, "penalty" | "percent" | "base" | "cancellation" | "valid_until">;

const quoted = ({ confirmationCode, status, paid }: ReservationRow, cost: Cost): CancellationQuoteValue => ({
  quote_id: createHash("sha256")
    .update(JSON.stringify([confirmationCode, status, paid, cost.penalty]))
    .digest("base64url"),
  paid,
  refundable: paid - cost.penalty,
  ...cost,
});

/** Cancels a locked reservation at the cost that was shown (call 54); another cost is shown first. */
export async function cancel(
  tx: Queryable,
  products: Products,
  row: ReservationRow,
  quoteId: string,
  details: ChangeDetails,
): Promise<Changed | Refusal> {
  const now = cancellationQuote(products, row);
  if (isRefusal(now)) return now;
  if (now.quote_id !== quoteId) return { ...refuse("cancellation_changed"), value: now };
  return change(tx, products, row, "cancel", details);
}
