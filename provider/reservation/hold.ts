import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import type { Queryable } from "../database/database.ts";
import { constraintOf } from "../database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import type { Services } from "../services.ts";
import { type Account, lockAccount } from "../user/account.ts";
import { newConfirmationCode, newToken, newTrackingCode } from "./codes.ts";
import type { Offer } from "./offer.ts";
import { hashOf, priceOffer } from "./price-offer.ts";
import { readQuote } from "./quote.ts";
import { COLUMNS, type Reservation, type ReservationRow } from "./row.ts";
import { bookerIndex, sealed } from "./sealed.ts";
import { demandOf, holdRooms, lockNights } from "./stock.ts";

/** How many reservations a user may keep rooms for without having paid (reliability rule 6). */
export const MOST_HOLDS = 3;

/**
 * Makes a reservation of a quote and holds its rooms for fifteen minutes (call 48, T1). All of it is one transaction:
 * locks in order, then what is free and what it costs, read anew, then the rooms, then the reservation. What does not
 * wait for an answer before it is asked for together, and still in that order.
 */
export async function createHold(
  tx: Queryable,
  { vault, addressLimits }: Services,
  { userId, clientAddress }: { userId: number; clientAddress: string },
  quoteId: string,
): Promise<Reservation | Refusal> {
  const [quote, booker, live] = await Promise.all([
    readQuote(tx, quoteId),
    // One user's holds are made one after another: three windows at once do not make a fourth.
    lockAccount(tx, vault, userId),
    liveHolds(tx, userId),
  ]);
  // Not before: a repeated request gets no further, and is not counted.
  const tooMany = addressLimits.count("holds", clientAddress);
  if (tooMany !== null) return tooMany;
  if (quote === null || quote.isExpired) return refuse("quote_expired");
  if (live >= MOST_HOLDS) return refuse("too_many_holds", [], { most: MOST_HOLDS });

  // Whoever comes too late is told without waiting for the locks of those who came in time.
  if (quote.isSoldOut) return refuse("sold_out");
  const demand = demandOf(quote.request.checkIn, quote.checkOut, quote.request.rooms);
  const [, offer] = await Promise.all([lockNights(tx, demand), priceOffer(tx, quote.request)]);
  if (isRefusal(offer)) return offer;
  if (hashOf(offer) !== quote.hash) return refuse("price_changed");
  try {
    const [areHeld, made] = await Promise.all([holdRooms(tx, demand), insert(tx, vault, booker, offer)]);
    return areHeld ? made : refuse("sold_out");
  } catch (error) {
    // A room is lacking, and only the database's own rule found that out (reliability rule 4).
    if (constraintOf(error) === "no_oversell") return refuse("sold_out");
    throw error;
  }
}

/** How many reservations a user keeps rooms for without having paid. */
async function liveHolds(tx: Queryable, userId: number): Promise<number> {
  const [live] = await tx.query<{ holds: number }>(
    `SELECT count(*) AS holds FROM reservation
     WHERE user_id = $1 AND timer_at IS NOT NULL AND NOT (status IN ('in_progress', 'under_review') AND timer_at <= app_now())`,
    [userId],
    "live_holds",
  );
  return live?.holds ?? 0;
}

/** The reservation, its rooms and the first line of its history. */
const INSERT = `
  WITH made AS (
    INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, property_id,
      check_in, check_out, offer, is_on_request, rack_total, total, booker, booker_index, created_at, hold_expires_at, timer_at)
    SELECT 'property', $1, $2, $3, $4, 'in_progress', $5, $6, $7, $8, $9, $10, $11, $12, $13, at, ends, ends
    FROM (SELECT at, at + make_interval(secs => ${HOLD_SECONDS}) AS ends FROM app_now() AS at) AS held
    RETURNING ${COLUMNS}),
  rooms AS (
    INSERT INTO reservation_room (reservation_id, position, room_type_id, rate_plan_id, room)
    SELECT id, (place - 1)::smallint, (room ->> 'roomTypeId')::bigint, (room ->> 'ratePlanId')::int, room
    FROM made, jsonb_array_elements($8::jsonb -> 'rooms') WITH ORDINALITY AS rooms (room, place)),
  told AS (
    INSERT INTO reservation_event (reservation_id, at, to_status, actor)
    SELECT id, app_now(), status, 'user' FROM made RETURNING floor(extract(epoch FROM at))::float8 AS at)
  SELECT made.*, told.at FROM made, told`;

async function insert(tx: Queryable, vault: Services["vault"], booker: Account, offer: Offer): Promise<Reservation> {
  const code = newConfirmationCode();
  const [made] = await tx.query<ReservationRow & { at: number }>(
    INSERT,
    [
      code,
      newTrackingCode(),
      newToken(),
      booker.id,
      offer.property.id,
      offer.checkIn,
      offer.checkOut,
      JSON.stringify(offer),
      offer.rooms.some(({ confirmation }) => confirmation === "on_request"),
      offer.rackTotal,
      offer.total,
      sealed(vault, code, "booker", { mobile: booker.mobile }),
      bookerIndex(vault, booker.mobile),
    ],
    "insert_reservation",
  );
  if (made === undefined) throw new Error("The reservation was not kept");
  const { at, ...row } = made;
  const history = [{ from: null, to: row.status, actor: "user", reason: null, at } as const];
  return { ...row, offer, travellers: [], history, payment: null };
}
