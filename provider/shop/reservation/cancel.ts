import { createHash } from "node:crypto";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/reservation.shapes.ts";
import { penaltiesByPart, penaltyOf } from "#domain/reservation/penalty.ts";
import { transitionOf } from "#domain/reservation/transitions.ts";
import { cancellationSentence, shareOf } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { canTakeBack, paidCardOf } from "../../money/refund/card.ts";
import { waysOf } from "../../money/refund/legs.ts";
import { PROMISED_HOURS } from "../../money/refund/refund.ts";
import type { Services } from "../../services.ts";
import { type Changed, change, refusalOf } from "./change.ts";
import type { ChangeDetails } from "./effects.ts";
import { type Products, productOf } from "./product.ts";
import { factsOf, type ReservationRow, type UpToDate } from "./row.ts";

/** Time that a screen may show the cost of a cancellation, seconds; shorter when it becomes dearer before. */
const SHOWN_SECONDS = 900;

/**
 * Returns the cost of cancelling now, and the destinations for the rest (call 53). It is not stored: its number encodes
 * the cost, and call 54 compares that with the cost at that time.
 */
export async function cancellationQuote(
  from: Queryable,
  { products, gateways }: Quoting,
  row: ReservationRow,
): Promise<CancellationQuoteValue | Refusal> {
  const cost = costOf(products, row);
  if (isRefusal(cost)) return cost;
  const refundable = row.paid - cost.penalty;
  const paid = refundable > 0 ? await paidCardOf(from, row.id) : null;
  const card = paid && { paid, isOpen: canTakeBack(gateways, paid, refundable) };
  const moments = { now: row.now, promisedAt: row.now + PROMISED_HOURS * HOUR_SECONDS };
  return {
    quote_id: createHash("sha256")
      .update(JSON.stringify([row.confirmationCode, row.status, row.paid, cost.penalty]))
      .digest("base64url"),
    paid: row.paid,
    refundable,
    ways: waysOf(refundable, card, moments),
    ...cost,
  };
}

type Quoting = Pick<Services, "products" | "gateways">;
type Cost = Pick<CancellationQuoteValue, "penalty" | "percent" | "base" | "cancellation" | "parts" | "valid_until">;

function costOf(products: Products, row: ReservationRow): Cost | Refusal {
  if (transitionOf(row.status, "cancel", factsOf(row)) === null) return refusalOf(row, "cancel");
  const latest = row.now + SHOWN_SECONDS;
  if (row.paid === 0) return { penalty: 0, percent: null, base: null, cancellation: null, valid_until: latest };
  const all = productOf(products, row.kind).penaltyLines(row.offer);
  const current = penaltyOf(all, row.now);
  const { penalty, validUntil } = current;
  const share = shareOf(current);
  const parts = penaltiesByPart(all, row.now);
  return {
    penalty: Math.min(penalty, row.paid),
    percent: share?.percent ?? null,
    base: share?.of ?? null,
    cancellation: cancellationSentence(all, row.now),
    ...(parts.length > 1 && { parts }),
    valid_until: validUntil === null ? latest : Math.min(latest, validUntil),
  };
}

/**
 * Cancels a locked reservation at the cost that was shown (call 54). Another cost is shown first, and so is a card to
 * which the money cannot go back any more.
 */
export async function cancel(
  tx: Queryable,
  services: Quoting,
  row: UpToDate,
  quoteId: string,
  details: ChangeDetails,
): Promise<Changed | Refusal> {
  const now = await cancellationQuote(tx, services, row);
  if (isRefusal(now)) return now;
  const isClosed = details.destination?.to === "card" && now.ways.some(({ to, is_open }) => to === "card" && !is_open);
  if (now.quote_id !== quoteId || isClosed) return { ...refuse("cancellation_changed"), value: now };
  return change(tx, services.products, row, "cancel", { ...details, gateways: services.gateways });
}
