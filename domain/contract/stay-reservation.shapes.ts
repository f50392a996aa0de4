import { z } from "zod";
import { ADULTS_IN_ROOM, LENGTH_OF_STAY, LISTED_AGE, PARTY, ROOMS } from "../bounds.ts";
import { audiences } from "../sale/audience.ts";
import { askedAudience } from "./audience.shapes.ts";
import { cancellationPolicy } from "./cancellation.shapes.ts";
import { changeQuoteValue, stayChangeInput, stayChangeQuery } from "./change.shapes.ts";
import { withShapes } from "./described.ts";
import { isoDate, nothing, rial } from "./envelope.shapes.ts";
import { nightPrice } from "./property-card.shapes.ts";
import { reservationCalls } from "./reservation.calls.ts";
import {
  anyReservation,
  handOffValue,
  insteadOf,
  quoteEnvelope,
  reservationEnvelope,
  reserveShapes,
  reservesQuery,
  reservesValue,
  statusEnvelope,
  trackingInput,
  trackingValue,
  voucherEnvelope,
} from "./reservation.shapes.ts";
import { confirmations, meals } from "./sale-terms.shapes.ts";
import { scene } from "./scene.shapes.ts";

const children = z.array(z.number().int().min(LISTED_AGE.min).max(LISTED_AGE.max)).max(PARTY.max);

/**
 * Call 47. One entry for each room, as many as the party has; `children` are ages in completed years, read as adults
 * from twelve on. `audience` is judged at the quote and the hold; with `instead_of` the travellers are, at submit.
 */
export const stayQuoteInput = z.strictObject({
  property_id: z.number().int(),
  check_in: isoDate,
  length_of_stay: z.number().int().min(LENGTH_OF_STAY.min).max(LENGTH_OF_STAY.max),
  rooms: z
    .array(
      z.strictObject({
        room_type_id: z.number().int(),
        rate_plan_id: z.number().int(),
        adult_count: z.number().int().min(ADULTS_IN_ROOM.min).max(ADULTS_IN_ROOM.max),
        children,
        extra_bed: z.number().int().min(0).max(3).default(0),
        baby_cot: z.number().int().min(0).max(3).default(0),
      }),
    )
    .min(ROOMS.min)
    .max(ROOMS.max),
  audience: askedAudience,
  instead_of: insteadOf.optional(),
});
export type StayQuoteInput = z.input<typeof stayQuoteInput>;

/** One room of a quote or a reservation, priced night by night. */
export const reservedRoom = z.object({
  room_type_id: z.number().int(),
  rate_plan_id: z.number().int(),
  name_fa: z.string(),
  name_en: z.string(),
  plan_fa: z.string(),
  plan_en: z.string(),
  meal: z.enum(meals),
  cancellable: z.boolean(),
  confirmation: z.enum(confirmations),
  /** Audience of its rate: everyone who sleeps in it must qualify. */
  guest_nationality: z.enum(audiences),
  policy: cancellationPolicy,
  adults: z.number().int(),
  children: z.array(z.number().int()),
  extra_beds: z.number().int(),
  baby_cots: z.number().int(),
  nights: z.array(nightPrice),
  rack_total: rial,
  total: rial,
});

/** A property as pages, vouchers and list rows show it. */
export const reservedProperty = z.object({
  id: z.number().int(),
  slug: z.string(),
  city_slug: z.string(),
  name_fa: z.string(),
  name_en: z.string(),
  city_fa: z.string(),
  city_en: z.string(),
  /** ISO 3166-1 alpha-2: abroad, travellers show passports. */
  country: z.string().length(2),
  address_fa: z.string(),
  address_en: z.string(),
  /** In the international form, `+983155550123`. */
  phone: z.string().nullable(),
  lat: z.number(),
  lon: z.number(),
  check_in_time: z.string(),
  check_out_time: z.string(),
  image: scene,
});

/** Subject of a reservation of accommodation. */
export const staySubject = z.object({
  kind: z.literal("property"),
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
});

/** Call 47 of accommodation. */
export const stayQuoteValue = quoteEnvelope.extend({
  subject: staySubject,
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  lines: z.array(reservedRoom),
  policy: cancellationPolicy,
});
export type StayQuoteValue = z.infer<typeof stayQuoteValue>;

/**
 * Payload of a refusal of call 49 where a rate is not sold to a room's guests: for each such room the cheapest rate now
 * sold to all of them, null if there is none. Money in rial.
 */
export const openRatesValue = z.object({
  open_rates: z.array(
    z.object({
      /** Counted from 1. Absent in answers of the previous version. */
      room_number: z.number().int().optional(),
      /** Counted from 0. */
      room: z.number().int(),
      rate: z
        .object({
          room_type_id: z.number().int(),
          rate_plan_id: z.number().int(),
          name_fa: z.string(),
          name_en: z.string(),
          plan_fa: z.string(),
          plan_en: z.string(),
          guest_nationality: z.enum(audiences),
          total: rial,
          /** Extra cost over the chosen rate; negative when cheaper. */
          difference: z.number().int(),
        })
        .nullable(),
    }),
  ),
});
export type OpenRatesValue = z.infer<typeof openRatesValue>;

/** Fields of a reservation of accommodation beside its envelope; `property_confirmation_code` is its supplier's. */
const stayOwn = z.object({
  subject: staySubject,
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.array(reservedRoom),
  policy: cancellationPolicy,
  property_confirmation_code: z.string().nullable(),
});
export type StayOwn = z.infer<typeof stayOwn>;

/** Call 51: everything that a screen needs of a reservation of accommodation. */
export const stayReservationValue = reservationEnvelope.extend(stayOwn.shape);
export type StayReservationValue = z.infer<typeof stayReservationValue>;

/** Call 55: the voucher for a reception desk. */
export const stayVoucherValue = voucherEnvelope.extend(stayOwn.shape);
export type StayVoucherValue = z.infer<typeof stayVoucherValue>;

/** Calls of the reservations of stays, and of every kind, with their shapes. */
export const reservationContract = withShapes(reservationCalls, {
  ...reserveShapes(stayQuoteInput, stayQuoteValue, stayReservationValue, statusEnvelope, stayVoucherValue),
  changeQuote: [stayChangeQuery, changeQuoteValue],
  change: [stayChangeInput, stayReservationValue],
  tracking: [trackingInput, trackingValue],
  handOff: [nothing, handOffValue],
  flightHandOff: [nothing, handOffValue],
  one: [nothing, anyReservation],
  letChangeGo: [nothing, anyReservation],
  list: [reservesQuery, reservesValue],
});
