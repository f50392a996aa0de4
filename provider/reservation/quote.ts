import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { QuoteInput, QuoteValue } from "#domain/contract/reservation.shapes.ts";
import { QUOTE_SECONDS } from "#domain/reservation/deadlines.ts";
import { areWithinBounds } from "#domain/rooms.ts";
import type { Queryable } from "../database/database.ts";
import { isRefusal, type Refusal, refuse } from "../envelope.ts";
import { dateFault } from "../property/stay-query.ts";
import { newToken } from "./codes.ts";
import type { Offer, QuoteRequest } from "./offer.ts";
import { hashOf, priceOffer } from "./price-offer.ts";
import { offerValue } from "./values.ts";

export type Quote = {
  request: QuoteRequest;
  checkOut: IsoDate;
  hash: string;
  isExpired: boolean;
  /** Some night lacked a room a moment ago. That none does proves nothing: others may be ahead. */
  isSoldOut: boolean;
};

/** What a quote is asked for, or what is wrong with it (R134, R135). Tehran's day decides what is past. */
export function readRequest(input: QuoteInput, now: number): QuoteRequest | Refusal {
  const parties = input.rooms.map(({ adult_count, children }) => ({ adults: adult_count, children }));
  const date = dateFault("check_in", input.check_in, tehranDate(now));
  if (date !== null) return refuse("invalid_input", [date]);
  if (!areWithinBounds(parties)) return refuse("invalid_input", [{ name: "rooms", code: "unreadable_rooms" }]);
  return {
    propertyId: input.property_id,
    checkIn: input.check_in,
    lengthOfStay: input.length_of_stay,
    rooms: input.rooms.map((room) => ({
      roomTypeId: room.room_type_id,
      ratePlanId: room.rate_plan_id,
      adults: room.adult_count,
      children: room.children,
      extraBeds: room.extra_bed,
      babyCots: room.baby_cot,
    })),
  };
}

/** Prices a stay and keeps that price for fifteen minutes (call 47). */
export async function makeQuote(tx: Queryable, request: QuoteRequest): Promise<QuoteValue | Refusal> {
  const offer = await priceOffer(tx, request);
  if (isRefusal(offer)) return offer;
  const id = newToken();
  const [kept] = await tx.query<{ expires_at: number }>(
    `INSERT INTO quote (id, property_id, request, offer, hash, created_at, expires_at)
     SELECT $1, $2, $3, $4, $5, at, at + make_interval(secs => ${QUOTE_SECONDS}) FROM app_now() AS at
     RETURNING floor(extract(epoch FROM expires_at))::float8 AS expires_at`,
    [id, request.propertyId, JSON.stringify(request), JSON.stringify(offer), hashOf(offer)],
    "keep_quote",
  );
  if (kept === undefined) throw new Error("The quote was not kept");
  return quoteValue(id, offer, kept.expires_at);
}

const quoteValue = (id: string, offer: Offer, expires_at: number): QuoteValue => {
  const { rooms, ...value } = offerValue(offer);
  return {
    quote_id: id,
    ...value,
    lines: rooms,
    rack_total: offer.rackTotal,
    discount: offer.rackTotal - offer.total,
    total: offer.total,
    expires_at,
  };
};

/** Null when there is none of that number. */
export async function readQuote(from: Queryable, id: string): Promise<Quote | null> {
  const [found] = await from.query<Quote>(
    `SELECT request, offer ->> 'checkOut' AS "checkOut", hash, expires_at <= app_now() AS "isExpired", EXISTS (
       SELECT FROM (
         SELECT (room ->> 'roomTypeId')::bigint AS room_type_id, count(*) AS rooms
         FROM jsonb_array_elements(request -> 'rooms') AS room GROUP BY 1) AS wanted
       JOIN inventory_night AS stock USING (room_type_id)
       WHERE night >= (offer ->> 'checkIn')::date AND night < (offer ->> 'checkOut')::date AND held + sold + wanted.rooms > total
     ) AS "isSoldOut"
     FROM quote WHERE id = $1`,
    [id],
    "read_quote",
  );
  return found ?? null;
}
