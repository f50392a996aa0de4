import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import { type Account, lockAccount } from "../../identity/user/account.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { constraintOf } from "../../kernel/database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { newToken } from "../../kernel/random.ts";
import type { Services } from "../../services.ts";
import { discountedAgain, takeAgain } from "../campaign/use.ts";
import { extrasAgain } from "../extra/choose.ts";
import { change } from "./change.ts";
import { newConfirmationCode, newTrackingCode } from "./codes.ts";
import { lockReplaced, withTravellersOf } from "./instead-of.ts";
import { hashOf } from "./offer-hash.ts";
import type { Product } from "./product.ts";
import { readQuote } from "./quote.ts";
import { COLUMNS, type Reservation, type ReservationRow, readLive } from "./row.ts";
import { bookerIndex, sealed } from "./sealed.ts";

/** Maximum number of a user's unpaid holds. */
export const MAX_HOLDS = 3;

/**
 * Makes a reservation of a quote and holds its stock for fifteen minutes (call 48, T1). All of it is one transaction:
 * locks in order, then availability and price, read again, then the stock, then the reservation. Independent statements
 * share a round trip, and still run in that order. When it replaces another hold, that one ends in the same
 * transaction, once all locks are taken and before availability is read.
 */
export async function createHold(
  tx: Queryable,
  services: Services,
  product: Product,
  userId: number,
  quoteId: string,
): Promise<Reservation | Refusal> {
  const { vault, products } = services;
  const [quote, booker, live] = await Promise.all([
    readQuote(tx, product, quoteId),
    // The lock serialises one user's holds, so that three tabs at once cannot exceed the limit.
    lockAccount(tx, vault, userId),
    liveHolds(tx, userId),
  ]);
  if (quote === null || quote.isExpired) return refuse("quote_expired");
  const { request } = quote;
  const before = await lockReplaced(tx, services, product, userId, request);
  if (isRefusal(before)) return before;
  if (before === null && live >= MAX_HOLDS) return refuse("too_many_holds", [], { most: MAX_HOLDS });

  // Sold out: answered before taking locks.
  if (before === null && quote.isSoldOut) return refuse("sold_out");
  const locking = Promise.all([product.facts?.lock(tx, request), product.stock.lock(tx, request)]);
  if (before !== null) {
    await locking;
    const ended = await change(tx, products, before, "cancel");
    if (isRefusal(ended)) return ended;
  }
  const [, priced] = await Promise.all([locking, product.price(tx, request)]);
  if (isRefusal(priced)) return priced;
  // The other's use was given back with its end, and is taken again.
  const offer =
    before === null
      ? priced
      : await discountedAgain(tx, product, extrasAgain(product, priced, before.offer), {
          before: before.offer,
          own: 0,
          isLocked: true,
        });
  if (hashOf(product.agreed(offer)) !== quote.hash) return refuse("price_changed");
  try {
    const [isHeld, reservation] = await Promise.all([
      product.stock.hold(tx, request),
      insert(tx, vault, booker, product, offer),
    ]);
    if (!isHeld) return refuse("sold_out");
    await takeAgain(tx, reservation, offer);
    return before === null ? reservation : withTravellersOf(before, reservation, tx, services);
  } catch (error) {
    // Not enough stock, found by the database's constraint alone.
    if (constraintOf(error) === product.stock.constraint) return refuse("sold_out");
    throw error;
  }
}

/** Counts a user's unpaid holds, held changes among them. */
export async function liveHolds(tx: Queryable, userId: number): Promise<number> {
  const [live] = await tx.query<{ holds: number }>(
    `SELECT (SELECT count(*) FROM reservation
       WHERE user_id = $1 AND timer_at IS NOT NULL AND NOT (status IN ('in_progress', 'under_review') AND timer_at <= app_now()))
     + (SELECT count(*) FROM held_change AS change JOIN reservation ON reservation.id = reservation_id
       WHERE user_id = $1 AND change.state = 'held' AND change.ends_at > app_now()) AS holds`,
    [userId],
    "live_holds",
  );
  return live?.holds ?? 0;
}

/** Inserts the reservation, its subject and the first event of its history. */
const insertOf = ({ insertSubject }: Product): string => `
  WITH new_reservation AS (
    INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, offer,
      is_on_request, rack_total, total, starts_at, last_pay_at, ends_at, booker, booker_index, created_at, hold_expires_at, timer_at)
    SELECT $1, $2, $3, $4, $5, 'in_progress', $6, $7, $8, $9, to_timestamp($10::float8), to_timestamp($11::float8),
      to_timestamp($12::float8), $13, $14, at, ends, ends
    FROM (SELECT at, at + make_interval(secs => ${HOLD_SECONDS}) AS ends FROM app_now() AS at) AS hold
    RETURNING ${COLUMNS}),
  ${insertSubject.replaceAll("$offer", "$6::jsonb")},
  event AS (
    INSERT INTO reservation_event (reservation_id, at, to_status, actor)
    SELECT id, app_now(), status, 'user' FROM new_reservation RETURNING floor(extract(epoch FROM at))::float8 AS at)
  SELECT new_reservation.*, event.at FROM new_reservation, event`;

async function insert(
  tx: Queryable,
  vault: Services["vault"],
  booker: Account,
  product: Product,
  offer: unknown,
): Promise<Reservation> {
  const code = newConfirmationCode();
  const { total, rackTotal, isOnRequest, startsAt, lastPayAt, endsAt } = product.terms(offer);
  const inserting = tx.query<ReservationRow & { at: number }>(
    insertOf(product),
    [
      product.kind,
      code,
      newTrackingCode(),
      newToken(),
      booker.id,
      JSON.stringify(offer),
      isOnRequest,
      rackTotal,
      total,
      startsAt,
      lastPayAt,
      endsAt,
      sealed(vault, code, "booker", { mobile: booker.mobile }),
      bookerIndex(vault, booker.mobile),
    ],
    `insert_reservation_of_${product.kind}`,
  );
  const [[inserted], live] = await Promise.all([inserting, readLive(tx, product, code)]);
  if (inserted === undefined) throw new Error("The reservation was not inserted");
  const { at, ...row } = inserted;
  const history = [{ from: null, to: row.status, actor: "user", reason: null, at } as const];
  return {
    ...row,
    offer,
    travellers: [],
    history,
    payment: null,
    refunds: null,
    cancelledParts: [],
    changes: [],
    heldChange: null,
    live,
  };
}
