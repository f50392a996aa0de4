import { HOLD_SECONDS } from "#domain/reservation/deadlines.ts";
import type { Queryable } from "../database/database.ts";
import { sqlState } from "../database/transaction.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import type { Services } from "../services.ts";
import { accountOf } from "../user/account.ts";
import { recordEvent } from "./change.ts";
import { newConfirmationCode, newToken, newTrackingCode } from "./codes.ts";
import type { Offer } from "./offer.ts";
import { hashOf, priceOffer } from "./price-offer.ts";
import { readQuote } from "./quote.ts";
import { bookerIndex, sealed } from "./sealed.ts";
import { areFree, demandOf, holdRooms, lockNights } from "./stock.ts";

/** How many reservations a user may keep rooms for without having paid (reliability rule 6). */
export const MOST_HOLDS = 3;

/**
 * Makes a reservation of a quote and holds its rooms for fifteen minutes (call 48, T1). All of it is one transaction:
 * locks in order, then what is free and what it costs, read anew, then the rooms, then the reservation.
 */
export async function createHold(
  tx: Queryable,
  { vault }: Services,
  userId: number,
  quoteId: string,
): Promise<string | Refusal> {
  const quote = await readQuote(tx, quoteId);
  if (quote === null || quote.isExpired) return refuse("quote_expired");
  // One user's holds are made one after another: three windows at once do not make a fourth.
  await tx.query("SELECT id FROM user_account WHERE id = $1 FOR NO KEY UPDATE", [userId]);
  const [live] = await tx.query<{ holds: number }>(LIVE_HOLDS, [userId], "live_holds");
  if ((live?.holds ?? 0) >= MOST_HOLDS) return refuse("too_many_holds", [], { most: MOST_HOLDS });

  const demand = demandOf(quote.request.checkIn, quote.checkOut, quote.request.rooms);
  // Whoever comes too late is told without waiting for the locks of those who came in time.
  if (!(await areFree(tx, demand))) return refuse("sold_out");
  await lockNights(tx, demand);
  const offer = await priceOffer(tx, quote.request);
  if (isRefusal(offer)) return offer;
  if (hashOf(offer) !== quote.hash) return refuse("price_changed");
  if (!(await hold(tx, demand))) return refuse("sold_out");
  return insert(tx, vault, userId, offer);
}

const LIVE_HOLDS = `
  SELECT count(*) AS holds FROM reservation
  WHERE user_id = $1 AND timer_at IS NOT NULL AND NOT (status IN ('in_progress', 'under_review') AND timer_at <= app_now())`;

/** False when a room is lacking, even where only the database's own rule finds that out (reliability rule 4). */
async function hold(tx: Queryable, demand: ReturnType<typeof demandOf>): Promise<boolean> {
  try {
    return await holdRooms(tx, demand);
  } catch (error) {
    if (sqlState(error) === "23514") return false;
    throw error;
  }
}

async function insert(tx: Queryable, vault: Services["vault"], userId: number, offer: Offer): Promise<string> {
  const code = newConfirmationCode();
  const booker = await accountOf(tx, vault, userId);
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO reservation (kind, confirmation_code, tracking_code, hash_tracking_code, user_id, status, property_id,
       check_in, check_out, offer, is_on_request, rack_total, total, booker, booker_index, created_at, hold_expires_at, timer_at)
     SELECT 'property', $1, $2, $3, $4, 'in_progress', $5, $6, $7, $8, $9, $10, $11, $12, $13, at, ends, ends
     FROM (SELECT at, at + make_interval(secs => ${HOLD_SECONDS}) AS ends FROM app_now() AS at) AS held
     RETURNING id`,
    [
      code,
      newTrackingCode(),
      newToken(),
      userId,
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
  await tx.query(
    `INSERT INTO reservation_room (reservation_id, position, room_type_id, rate_plan_id, room)
     SELECT $1, (place - 1)::smallint, (room ->> 'roomTypeId')::bigint, (room ->> 'ratePlanId')::int, room
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS rooms (room, place)`,
    [made.id, JSON.stringify(offer.rooms)],
    "insert_rooms",
  );
  await recordEvent(tx, made.id, { from: null, to: "in_progress", actor: "user", reason: null });
  return code;
}
