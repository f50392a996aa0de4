import { createHash } from "node:crypto";
import type { ChangeQuoteValue, ReservationChange } from "#domain/contract/change.shapes.ts";
import { penaltyOf } from "#domain/reservation/penalty.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { faultPoint } from "../../kernel/fault-points.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import { enqueue } from "../../kernel/outbox/outbox.ts";
import { post, walletOf } from "../../money/ledger/journal.ts";
import { lockWallet } from "../../money/payment/hold.ts";
import { refundReservation } from "../../money/refund/refund.ts";
import { balanceOf } from "../../money/wallet/wallet.ts";
import type { Services } from "../../services.ts";
import { keptBySupplier, type Leaving, takeSharesBack } from "../extra/books.ts";
import type { Quoting } from "./cancel.ts";
import { about, notOpen, recordEvent } from "./change.ts";
import { faultsOfStaying, placesOfStaying, travellersAfter } from "./changed-party.ts";
import type { ChangeDetails } from "./effects.ts";
import { firstChoice, waysBack } from "./give-back.ts";
import { keepTravellers, travellersOf } from "./guests.ts";
import { letHeldGo } from "./held-change.ts";
import { hashOf } from "./offer-hash.ts";
import { type OfferChanges, type Product, productOf } from "./product.ts";
import type { Reservation, ReservationRow, UpToDate } from "./row.ts";
import type { KeptTraveller } from "./travellers.ts";
import { writeOffer } from "./write-offer.ts";

/** Time that a screen may show the cost of a change, seconds; shorter when what goes becomes dearer before. */
const SHOWN_SECONDS = 900;

type Changes = OfferChanges<never, unknown, unknown>;

/**
 * Cost of changing an issued reservation now (call 53b). It is not stored: its number encodes the booking as it stands,
 * the offer afterwards and the sums, and call 54b compares that with what they are then.
 *
 * @param wish the product's own input.
 */
export async function changeQuote(
  from: Queryable,
  services: Quoting & Pick<Services, "settings" | "vault">,
  row: Reservation,
  wish: object,
): Promise<ChangeQuoteValue | Refusal> {
  const { products } = services;
  const product = productOf(products, row.kind);
  const changes = changesOf(product, row);
  if (isRefusal(changes)) return changes;
  const request = await requestOf(from, services, row, changes, wish);
  if (isRefusal(request)) return request;
  const priced = await product.price(from, request, { own: row.offer });
  if (isRefusal(priced)) return priced;
  const changed = changes.changed(row.offer, priced, placesOfStaying(services, row, changes, wish));
  const faults = faultsOfStaying(services, row, changes, { wish, changed });
  if (faults.length > 0) return refuse("invalid_input", faults);
  return quoteOf(from, { ...services, product, changes }, row, changed);
}

/** Request of a wish, for the ages of the travellers on its days. */
async function requestOf(
  from: Queryable,
  { vault, settings }: Pick<Services, "vault" | "settings">,
  row: Reservation,
  changes: Changes,
  wish: object,
): Promise<unknown | Refusal> {
  const request = changes.read(wish as never, row.offer, { now: row.now, settings });
  if (isRefusal(request) || changes.ofItsDay === undefined) return request;
  return changes.ofItsDay(from, request, row.offer, travellersOf(vault, row));
}

/** Refuses what cannot be changed: not issued, over, or of a product that has no changes. */
export function changesOf(product: Product, row: ReservationRow): Changes | Refusal {
  const { changes } = product;
  if (changes === undefined || row.status !== "successful") return notOpen(row);
  const isOver = changes.isOver?.(row.offer, row.now) ?? row.now >= row.startsAt;
  return isOver ? about(row, "change_begun") : changes;
}

type Changing = Pick<Services, "gateways" | "vault"> & { readonly product: Product; readonly changes: Changes };

/** @param changed the offer afterwards. */
async function quoteOf(
  from: Queryable,
  { product, changes, gateways, vault }: Changing,
  row: Reservation,
  changed: unknown,
): Promise<ChangeQuoteValue | Refusal> {
  // Its supplier would have to agree first.
  if (product.terms(changed).isOnRequest) return about(row, "change_on_request");
  const sums = sumsOf(product, row, { changed, stays: changes.stays(row.offer, changed) });
  const [{ available: wallet }, ways] = await Promise.all([
    balanceOf(from, row.userId),
    waysBack(from, gateways, row, sums.refundable),
  ]);
  const agreed = [row.confirmationCode, row.version, hashOf(product.agreed(changed)), sums];
  const lines = product.penaltyLines(row.offer);
  const latest = row.now + SHOWN_SECONDS;
  const results = changes.results?.(row.offer, changed, row.now) ?? [];
  const groups = changes.ageGroups?.(travellersOf(vault, row), changed) ?? [];
  return {
    quote_id: createHash("sha256").update(JSON.stringify(agreed)).digest("base64url"),
    ...datesOf(product, row.offer, changed),
    ...sums,
    wallet,
    ways,
    cancellation: cancellationSentence(product.penaltyLines(changed), row.now),
    ...(results.length > 0 && { results }),
    ...(groups.length > 0 && { age_groups: groups }),
    valid_until: Math.min(latest, penaltyOf(lines, row.now).validUntil ?? latest),
  };
}

type Sums = Pick<ChangeQuoteValue, "paid" | "penalty" | "comes" | "total" | "due" | "refundable">;

/** The penalty of what goes is that of the whole less that of what stays, so that parts make the whole to the rial. */
function sumsOf(product: Product, row: ReservationRow, { changed, stays }: { changed: unknown; stays: unknown }): Sums {
  const penaltyAt = (offer: unknown) => penaltyOf(product.penaltyLines(offer), row.now).penalty;
  const left = product.terms(stays).total;
  const { total } = product.terms(changed);
  const paid = row.paid - left;
  // Never negative: a first night that stays may be dearer than the one that goes.
  const penalty = Math.min(paid, Math.max(0, penaltyAt(row.offer) - penaltyAt(stays)));
  const difference = total - left - (paid - penalty);
  return {
    paid,
    penalty,
    comes: total - left,
    total,
    due: Math.max(0, difference),
    refundable: Math.max(0, -difference),
  };
}

/** The dates of a journey before and after a change. */
export function datesOf(
  product: Product,
  before: unknown,
  after: unknown,
): Pick<ReservationChange, "before" | "after"> {
  const of = (offer: unknown) => {
    const { starts_on, ends_on } = product.summary(offer);
    return { starts_on, ends_on };
  };
  return { before: of(before), after: of(after) };
}

export type Agreed = { readonly quoteId: string; readonly wish: object };
export type AgreedChange = {
  readonly product: Product;
  readonly changes: Changes;
  readonly request: unknown;
  readonly changed: unknown;
  readonly quote: ChangeQuoteValue;
  /** The travellers afterwards; null where they stay as they are. */
  readonly travellers: readonly KeptTraveller[] | null;
};

/**
 * Changes a locked reservation at the cost that was shown (call 54b). The old stock is given back, the new is taken and
 * sold, and the difference is paid from the wallet or given back, all in the caller's transaction: a refusal rolls all
 * of it back, and the booking stands as it was.
 */
export async function confirmChange(
  tx: Queryable,
  services: Services,
  row: UpToDate<Reservation>,
  agreed: Agreed,
  details: ChangeDetails,
): Promise<Reservation | Refusal> {
  const now = await agreedChange(tx, services, row, agreed);
  return isRefusal(now) ? now : applyChange(tx, services, row, now, details, "wallet");
}

/**
 * Applies an agreed change to a reservation, locked with its stock. A refusal leaves a part of it written: the caller rolls
 * back.
 *
 * @param payer of a difference: a card's payment is booked by the caller.
 */
export async function applyChange(
  tx: Queryable,
  services: Pick<Services, "gateways" | "vault">,
  row: UpToDate<Reservation>,
  agreed: AgreedChange,
  details: ChangeDetails,
  payer: "wallet" | "card",
): Promise<Reservation | Refusal> {
  const { product, changes, changed, quote, travellers } = agreed;
  if (!(await exchange(tx, row.id, agreed))) return refuse("sold_out");
  faultPoint("mid:change");
  const written = await writeOffer(tx, row, product, changed);
  const { before, after, paid, penalty, comes } = quote;
  const what = changes.kindOf(row.offer, changed);
  const change = { what, before, after, paid, penalty, comes };
  const { number, at } = await keepChange(tx, row, change);
  const going = { before: row.offer, after: changed, lines: product.penaltyLines(row.offer), now: row.now };
  const kept = keptBySupplier({ ...going, paid, refunded: paid - penalty });
  await changes.settle?.(tx, row.id, { before: row.offer, after: changed, number, penalty: kept });
  const reason = what === "dates" ? "dates_changed" : "booking_changed";
  const refused = await moveDifference(tx, services, row, product, { quote, number, details, going, payer, reason });
  if (refused !== undefined) return refused;
  const sealed = travellers === null ? row.travellers : await keepTravellers(tx, services.vault, row, travellers);
  const event = { from: row.status, to: row.status, actor: details.operator ? "operator" : "user", reason } as const;
  const told = await recordEvent(tx, row.id, { ...event, operator: details.operator ?? null });
  const history = [...row.history, { ...event, at: told }];
  await enqueueNotice(tx, row.id, reason);
  if (product.lacksDocuments !== undefined) await enqueue(tx, { kind: "issue", payload: { reservation_id: row.id } });
  const whole = { ...row, ...written, offer: changed, history, travellers: sealed, live: undefined };
  return { ...whole, changes: [...row.changes, { ...change, at }] };
}

/** Locks what a change moves, and returns it where it is the one that was shown; another is shown first. */
export async function agreedChange(
  tx: Queryable,
  services: Services,
  row: UpToDate<Reservation>,
  { quoteId, wish }: Agreed,
): Promise<AgreedChange | Refusal> {
  const { products } = services;
  const product = productOf(products, row.kind);
  const changes = changesOf(product, row);
  if (isRefusal(changes)) return changes;
  const request = await requestOf(tx, services, row, changes, wish);
  if (isRefusal(request)) return request;
  await product.facts?.lock(tx, request);
  await changes.lock(tx, request, row.confirmationCode);
  const busy = await letHeldGo(tx, products, row, { isLocked: true });
  if (busy !== undefined) return busy;
  const priced = await product.price(tx, request, { own: row.offer });
  if (isRefusal(priced)) return priced;
  const changed = changes.changed(row.offer, priced, placesOfStaying(services, row, changes, wish));
  const quote = await quoteOf(tx, { ...services, product, changes }, row, changed);
  if (isRefusal(quote)) return quote;
  if (quote.quote_id !== quoteId) return { ...refuse("change_changed"), value: quote };
  const travellers = travellersAfter(services, row, changes, { wish, changed });
  if (isRefusal(travellers)) return travellers;
  return { product, changes, request, changed, quote, travellers };
}

/** Gives the old stock back and sells the new; false where there is too little of it. */
async function exchange(
  tx: Queryable,
  id: number,
  { product, changes, request, changed }: AgreedChange,
): Promise<boolean> {
  await product.stock.move(tx, id, "release_sold");
  if (!(await product.stock.hold(tx, request))) return false;
  await tx.query(`WITH ${changes.deleteSubject} SELECT 1`, [id], `delete_subject_of_${product.kind}`);
  await tx.query(
    `WITH new_reservation AS (SELECT id FROM reservation WHERE id = $1),
     ${product.insertSubject.replaceAll("$offer", "$2::jsonb")} SELECT 1`,
    [id, JSON.stringify(changed)],
    `insert_subject_of_${product.kind}`,
  );
  await product.stock.move(tx, id, "sell");
  return true;
}

/** Keeps a change with the offer before it. */
export async function keepChange(
  tx: Queryable,
  { id, offer }: ReservationRow,
  { what, before, after, paid, penalty, comes }: Omit<ReservationChange, "at">,
): Promise<{ number: number; at: number }> {
  const [kept] = await tx.query<{ number: number; at: number }>(
    `INSERT INTO own_change (reservation_id, number, what, offer, started_on, ended_on, starts_on, ends_on, paid,
       penalty, comes, at)
     SELECT $1, 1 + count(*), $2, $3, $4, $5, $6, $7, $8, $9, $10, app_now() FROM own_change
     WHERE reservation_id = $1 RETURNING number, floor(extract(epoch FROM at))::float8 AS at`,
    [
      id,
      what,
      JSON.stringify(offer),
      before.starts_on,
      before.ends_on,
      after.starts_on,
      after.ends_on,
      paid,
      penalty,
      comes,
    ],
    "keep_change",
  );
  if (kept === undefined) throw new Error("The change was not kept");
  return kept;
}

type Difference = {
  readonly quote: ChangeQuoteValue;
  readonly number: number;
  readonly details: ChangeDetails;
  readonly going: Leaving;
  readonly payer: "wallet" | "card";
  readonly reason: "dates_changed" | "booking_changed";
};

/** Pays the difference from the wallet, or gives it back. Refused where the wallet has too little. */
async function moveDifference(
  tx: Queryable,
  { gateways }: Pick<Services, "gateways">,
  { id, userId }: ReservationRow,
  product: Product,
  { quote: { due, refundable, penalty, paid }, number, details: { destination }, going, payer, reason }: Difference,
): Promise<Refusal | undefined> {
  const creditor = await product.payableAccount(tx, id);
  if (due > 0 && payer === "wallet") {
    if ((await lockWallet(tx, userId)) < due) return refuse("wallet_insufficient");
    await post(tx, {
      kind: "change",
      ref: `reservation:${id}:change:${number}`,
      reservationId: id,
      postings: [
        { account: walletOf(userId), amount: -due },
        { account: { kind: creditor }, amount: due },
      ],
    });
  }
  const cause = `change:${number}` as const;
  await takeSharesBack(tx, {
    reservationId: id,
    creditor,
    cause,
    ...going,
    paid,
    refunded: paid - penalty,
  });
  if (refundable > 0) {
    await refundReservation(tx, {
      reservationId: id,
      userId,
      from: creditor,
      cause,
      amount: refundable,
      penalty,
      destination: destination ?? (await firstChoice(tx, id, gateways, refundable)),
      reason,
    });
  }
  return undefined;
}
