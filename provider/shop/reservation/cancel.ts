import { createHash } from "node:crypto";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { FieldCode } from "#domain/messages/refusals.ts";
import { partKeyOf } from "#domain/reservation/part-key.ts";
import {
  type CancellablePart,
  isOver,
  linesOfPart,
  type PenaltyLine,
  penaltiesByPart,
  penaltyOf,
  totalOf,
} from "#domain/reservation/penalty.ts";
import { transitionOf } from "#domain/reservation/transitions.ts";
import { cancellationSentence, shareOf } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { goingExtras } from "../extra/books.ts";
import { extrasIn } from "../extra/extras.ts";
import { about, type Changed, change, notOpen, refusalOf } from "./change.ts";
import type { ChangeDetails } from "./effects.ts";
import { waysBack } from "./give-back.ts";
import { peopleOf, travellersOf } from "./guests.ts";
import { letHeldGo } from "./held-change.ts";
import { type Going, type People, type Product, type Products, productOf } from "./product.ts";
import { factsOf, type Reservation, type ReservationRow, type UpToDate } from "./row.ts";

/** Time that a screen may show the cost of a cancellation, seconds; shorter when it becomes dearer before. */
const SHOWN_SECONDS = 900;

/**
 * Returns the cost of cancelling a reservation or a part of it now, and the destinations for the rest (call 53). It is
 * not stored: its number encodes the cost, and call 54 compares that with the cost at that time.
 */
export async function cancellationQuote(
  from: Queryable,
  { products, gateways, vault }: Quoting,
  row: Quoted,
  part?: CancellablePart,
): Promise<CancellationQuoteValue | Refusal> {
  const people = peopleOf(travellersOf(vault, row));
  const cost = part === undefined ? costOf(products, row, people) : costOfPart(products, row, { part, ...people });
  if (isRefusal(cost)) return cost;
  const refundable = cost.paid - cost.penalty;
  // The same cost of other dates is another booking.
  const booking = [row.confirmationCode, row.status, row.startsAt, row.endsAt];
  const agreed = [...booking, row.paid, cost.penalty, ...(part ? [partKeyOf(part)] : [])];
  const going = part && { part, ...people };
  const extras = row.paid === 0 ? [] : extrasOf(products, row, going);
  const results = going === undefined ? [] : await resultsOf(from, products, row, going);
  return {
    quote_id: createHash("sha256").update(JSON.stringify(agreed)).digest("base64url"),
    refundable,
    ways: await waysBack(from, gateways, row, refundable),
    ...cost,
    ...(extras.length > 0 && { extras }),
    ...(results.length > 0 && { results }),
  };
}

async function resultsOf(from: Queryable, products: Products, { kind, offer, now }: ReservationRow, going: Going) {
  const { parts } = productOf(products, kind);
  if (parts?.results === undefined || going.part.of === "extra") return [];
  return parts.results(from, { offer, rest: parts.without(offer, going), going, now });
}

/** Extras that go with all of a reservation or a part of it. */
function extrasOf(products: Products, { kind, offer, now }: ReservationRow, going: Going | undefined) {
  if (extrasIn(offer).length === 0) return [];
  const product = productOf(products, kind);
  const after = going && product.parts?.without(offer, going);
  return goingExtras({ before: offer, after, lines: product.penaltyLines(offer), now });
}

/** A reservation with its travellers, sealed. */
type Quoted = ReservationRow & Pick<Reservation, "travellers">;

export type Quoting = Pick<Services, "products" | "gateways" | "vault">;
type Cost = Omit<CancellationQuoteValue, "quote_id" | "refundable" | "ways">;

function costOf(products: Products, row: ReservationRow, people: People): Cost | Refusal {
  if (transitionOf(row.status, "cancel", factsOf(row)) === null) return refusalOf(row, "cancel");
  const valid_until = row.now + SHOWN_SECONDS;
  if (row.paid === 0) return { paid: 0, penalty: 0, percent: null, base: null, cancellation: null, valid_until };
  const product = productOf(products, row.kind);
  const all = product.penaltyLines(row.offer);
  const isApart = canCancelParts(products, row);
  const priced = penaltiesByPart(all, row.now).map(({ isOver: isBegun, of, position }) => {
    const lines = linesGoing(product, row.offer, { part: { of, position }, ...people });
    const { penalty } = penaltyOf(lines, row.now);
    return { of, position, penalty, refundable: totalOf(lines) - penalty, is_open: isApart && !isBegun };
  });
  const alone = people.groups.flatMap((_, index) => {
    const part = { of: "traveller", position: index + 1 } as const;
    const going = { part, ...people };
    if (!isApart || travellerFault(product, row, going) !== null) return [];
    const { paid, penalty } = shareOfTraveller(product, row, going);
    return [{ ...part, penalty, refundable: paid - penalty, is_open: true }];
  });
  const extras = extrasIn(row.offer).map(({ number }) => {
    const part = { of: "extra", position: number } as const;
    const lines = linesOfPart(all, part);
    const { penalty } = penaltyOf(lines, row.now);
    return { ...part, penalty, refundable: totalOf(lines) - penalty, is_open: isApart && !isOver(lines, row.now) };
  });
  const parts = [...(priced.length > 1 ? priced : []), ...alone, ...extras];
  return { ...costOfLines(all, row.paid, row.now), ...(parts.length > 0 && { parts }) };
}

/** True when parts of a reservation can be cancelled alone: it is issued, and its product can take it apart. */
const canCancelParts = (products: Products, row: ReservationRow): boolean =>
  row.status === "successful" && productOf(products, row.kind).parts !== undefined;

/** Lines of a part, and of the extras that go with its travellers. */
function linesGoing(product: Product, offer: unknown, going: Going): PenaltyLine[] {
  const all = product.penaltyLines(offer);
  const own = linesOfPart(all, going.part);
  if (extrasIn(offer).length === 0 || own.length === 0 || product.parts === undefined) return own;
  const left = new Set(extrasIn(product.parts.without(offer, going)).map(({ number }) => number));
  return all.filter((line) => own.includes(line) || (line.extra !== undefined && !left.has(line.extra)));
}

/** Reason why a traveller cannot be cancelled alone; null where they can. */
function travellerFault({ parts }: Product, { offer, now }: ReservationRow, going: Going): FieldCode | null {
  if (parts?.travellerFault === undefined || going.groups[going.part.position - 1] === undefined)
    return "unknown_value";
  return parts.travellerFault(offer, going, now);
}

/** Cost of the whole less that of the rest, so that the parts make the whole to the rial. */
function shareOfTraveller(product: Product, { offer, paid, now }: ReservationRow, going: Going) {
  if (product.parts === undefined) throw new Error("A product without parts has no traveller to cancel");
  const rest = product.parts.without(offer, going);
  const penaltyAt = (one: unknown) => penaltyOf(product.penaltyLines(one), now).penalty;
  return { paid: paid - product.terms(rest).total, penalty: penaltyAt(offer) - penaltyAt(rest) };
}

function costOfPart(products: Products, row: ReservationRow, going: Going): Cost | Refusal {
  if (transitionOf(row.status, "cancel", factsOf(row)) === null) return refusalOf(row, "cancel");
  if (!canCancelParts(products, row)) return notOpen(row);
  const product = productOf(products, row.kind);
  const { part } = going;
  const all = product.penaltyLines(row.offer);
  const refused = (code: FieldCode) => refuse("invalid_input", [{ name: "part", code }]);
  if (part.of === "traveller") {
    const fault = travellerFault(product, row, going);
    if (fault !== null) return refused(fault);
    const { valid_until } = costOfLines(all, row.paid, row.now);
    const share = shareOfTraveller(product, row, going);
    return { ...share, percent: null, base: null, cancellation: null, valid_until, part: partKeyOf(part) };
  }
  const lines = linesGoing(product, row.offer, going);
  if (lines.length === 0) return refused("unknown_value");
  if (isOver(lines, row.now)) return about(row, "stay_over");
  return { ...costOfLines(lines, totalOf(lines), row.now), part: partKeyOf(part) };
}

/** @param paid for these lines, rial. */
function costOfLines(lines: readonly PenaltyLine[], paid: number, now: number): Cost {
  const current = penaltyOf(lines, now);
  const share = shareOf(current);
  const latest = now + SHOWN_SECONDS;
  return {
    paid,
    penalty: Math.min(current.penalty, paid),
    percent: share?.percent ?? null,
    base: share?.of ?? null,
    cancellation: cancellationSentence(lines, now),
    valid_until: current.validUntil === null ? latest : Math.min(latest, current.validUntil),
  };
}

/** Quote that a traveller agreed to, and the part that it is of; without one, all of it. */
export type Agreed = { readonly quoteId: string; readonly part?: CancellablePart | undefined };

/**
 * The cost of cancelling now, where it is the one that was shown (call 54). Another cost is shown first, and so is a card
 * to which the money cannot go back any more.
 */
export async function agreedCost(
  tx: Queryable,
  services: Quoting,
  row: UpToDate<Reservation>,
  { quoteId, part }: Agreed,
  { destination }: Pick<ChangeDetails, "destination">,
): Promise<CancellationQuoteValue | Refusal> {
  const now = await cancellationQuote(tx, services, row, part);
  if (isRefusal(now)) return now;
  const isClosed = destination?.to === "card" && now.ways.some(({ to, is_open }) => to === "card" && !is_open);
  return now.quote_id !== quoteId || isClosed ? { ...refuse("cancellation_changed"), value: now } : now;
}

/** Cancels a locked reservation whole, at the cost that was shown. */
export async function cancel(
  tx: Queryable,
  services: Quoting,
  row: UpToDate<Reservation>,
  quoteId: string,
  details: ChangeDetails,
): Promise<Changed | Refusal> {
  const now = await agreedCost(tx, services, row, { quoteId }, details);
  if (isRefusal(now)) return now;
  const busy = await letHeldGo(tx, services.products, row);
  if (busy !== undefined) return busy;
  return change(tx, services.products, row, "cancel", { ...details, gateways: services.gateways });
}
