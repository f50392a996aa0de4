import { z } from "zod";
import { withShapes } from "#domain/contract/described.ts";
import { epochSeconds, isoDate, nothing, rial } from "#domain/contract/envelope.shapes.ts";
import {
  quoteEnvelope,
  reservationEnvelope,
  reserveShapes,
  statusEnvelope,
  voucherEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import { LOUNGE_SEATS } from "../rules/lounge.ts";
import { loungeCalls, loungeReserveCalls } from "./lounge.calls.ts";

const seats = z.number().int().min(LOUNGE_SEATS.min).max(LOUNGE_SEATS.max);
const place = z.object({ id: z.string(), name_fa: z.string(), name_en: z.string() });

const loungeCard = z.object({
  lounge_id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  /** For one seat, rial. */
  price: rial,
  /** For all seats of the search, rial. */
  total: rial,
  /** Hours of the day with enough seats. `seats_left`: exact up to nine, then null. */
  hours: z.array(
    z.object({ hour_id: z.number().int(), starts_at: epochSeconds, seats_left: z.number().int().nullable() }),
  ),
});
export type LoungeCard = z.infer<typeof loungeCard>;

export const loungeSearchQuery = z.strictObject({
  destination_id: z.string().max(60),
  departure_date: isoDate,
  adult_count: seats,
});
export const loungeSearchValue = z.object({
  destination: place,
  departure_date: isoDate,
  adult_count: z.number().int(),
  items: z.array(loungeCard),
});
export type LoungeSearchValue = z.infer<typeof loungeSearchValue>;

export const loungeDetailsValue = z.object({
  id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  city: place,
  price: rial,
});

export const loungeQuoteInput = z.strictObject({ hour_id: z.number().int(), seats });
export type LoungeQuoteInput = z.infer<typeof loungeQuoteInput>;

const loungeSubject = z.object({
  kind: z.literal("lounge"),
  lounge_id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  city_id: z.number().int(),
  starts_at: epochSeconds,
  seats: z.number().int(),
});
export type LoungeSubject = z.infer<typeof loungeSubject>;

const own = { subject: loungeSubject };
export const loungeQuoteValue = quoteEnvelope.extend(own);
export const loungeReservationValue = reservationEnvelope.extend(own);
export type LoungeReservation = z.infer<typeof loungeReservationValue>;
export const loungeVoucherValue = voucherEnvelope.extend(own);
export type LoungeVoucher = z.infer<typeof loungeVoucherValue>;

/** Calls of lounges with their shapes. */
export const loungeContract = [
  ...withShapes(loungeCalls, {
    search: [loungeSearchQuery, loungeSearchValue],
    details: [nothing, loungeDetailsValue],
  }),
  ...withShapes(
    loungeReserveCalls,
    reserveShapes(loungeQuoteInput, loungeQuoteValue, loungeReservationValue, statusEnvelope, loungeVoucherValue),
  ),
];
