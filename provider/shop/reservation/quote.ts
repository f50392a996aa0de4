import type { QuoteEnvelope } from "#domain/contract/reservation.shapes.ts";
import { QUOTE_SECONDS } from "#domain/reservation/deadlines.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal } from "../../kernel/envelope.ts";
import { newToken } from "../../kernel/random.ts";
import { discountAmount, discountCodeValue, discountIn } from "../campaign/discounted.ts";
import { discountedAgain } from "../campaign/use.ts";
import { extrasAgain, reservedExtras } from "../extra/choose.ts";
import { hashOf } from "./offer-hash.ts";
import type { Product } from "./product.ts";

export type Quote = {
  request: unknown;
  hash: string;
  isExpired: boolean;
  /** Sold out when the quote was read. False proves nothing: other holds may come first. */
  isSoldOut: boolean;
};

/**
 * Prices a request and keeps that price for fifteen minutes (call 47). Availability for a hold that replaces another is
 * checked when it is made, with the other's part free.
 *
 * @param before the agreed offer of the other, whose discount code it keeps; absent: there is none.
 */
export async function makeQuote(
  tx: Queryable,
  product: Product,
  { request, before }: { request: unknown; before?: unknown },
): Promise<QuoteEnvelope | Refusal> {
  const priced = await product.price(tx, request, { isHeld: (product.replaces?.(request) ?? null) !== null });
  if (isRefusal(priced)) return priced;
  const own = extrasAgain(product, priced, before);
  const offer = discountIn(before)
    ? await discountedAgain(tx, product, own, { before, own: discountAmount(before), isLocked: false })
    : own;
  const id = newToken();
  const [kept] = await tx.query<{ expires_at: number; now: number }>(
    `INSERT INTO quote (id, kind, request, offer, hash, created_at, expires_at)
     SELECT $1, $2, $3, $4, $5, at, at + make_interval(secs => ${QUOTE_SECONDS}) FROM app_now() AS at
     RETURNING floor(extract(epoch FROM expires_at))::float8 AS expires_at,
       floor(extract(epoch FROM created_at))::float8 AS now`,
    [id, product.kind, JSON.stringify(request), JSON.stringify(offer), hashOf(product.agreed(offer))],
    "keep_quote",
  );
  if (kept === undefined) throw new Error("The quote was not kept");
  const { total, rackTotal } = product.terms(offer);
  return {
    quote_id: id,
    kind: product.kind,
    ...product.quoteValue(offer),
    rack_total: rackTotal,
    discount: rackTotal - total,
    total,
    discount_code: discountCodeValue(offer),
    extras: reservedExtras(product, offer, kept.now),
    cancellation: cancellationSentence(product.penaltyLines(offer), kept.now),
    expires_at: kept.expires_at,
  };
}

/** Null when there is none of that number for this product. */
export async function readQuote(from: Queryable, { kind, stock }: Product, id: string): Promise<Quote | null> {
  const [found] = await from.query<Quote>(
    `SELECT request, hash, expires_at <= app_now() AS "isExpired", ${stock.isSoldOut} AS "isSoldOut"
     FROM quote WHERE id = $1 AND kind = $2`,
    [id, kind],
    `read_quote_of_${kind}`,
  );
  return found ?? null;
}

/** The total that a quote named, rial; null where there is none of that number for this product. */
export async function quotedTotal(from: Queryable, product: Product, id: string): Promise<number | null> {
  const [found] = await from.query<{ offer: unknown }>(
    "SELECT offer FROM quote WHERE id = $1 AND kind = $2",
    [id, product.kind],
    "read_quoted_offer",
  );
  return found === undefined ? null : product.terms(found.offer).total;
}
