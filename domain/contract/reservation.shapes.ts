import { z } from "zod";
import { ADULTS_IN_ROOM, LENGTH_OF_STAY, LISTED_AGE, PARTY, PASTED, ROOMS } from "../bounds.ts";
import { ageGroups, genders } from "../enums/enums.ts";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentStates } from "../payment/states.ts";
import { refundDestinations } from "../refund/legs.ts";
import { reservationActions } from "../reservation/actions.ts";
import { penaltyParts } from "../reservation/penalty.ts";
import { reservationStatuses } from "../reservation/statuses.ts";
import { actors } from "../reservation/transitions.ts";
import { audiences } from "../sale/audience.ts";
import { epochSeconds, isoDate, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import {
  cancellationPolicy,
  cancellationSentence,
  confirmations,
  datedPenalty,
  meals,
  nightPrice,
  penaltyBases,
  scene,
} from "./property.shapes.ts";
import { refundWay, reservationRefund } from "./refund.shapes.ts";
import { filled } from "./typed.shapes.ts";

/**
 * What a reservation is of: `property`, `tour`, `flight`; a client shows one that it does not know by its summary
 * alone.
 */
const reservationKind = z.string().regex(/^[a-z]{3,20}$/);

/** 128 bits and more, base64url: stands in addresses. */
export const confirmationCode = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

const children = z.array(z.number().int().min(LISTED_AGE.min).max(LISTED_AGE.max)).max(PARTY.max);

/**
 * The code of a hold of one's own, not yet submitted: what it holds counts as free, and it ends when this one is held.
 * Where this one cannot be held, it stays.
 */
export const insteadOf = z.string().max(64);

/** Call 47. One entry for each room, as many as the party has; `children` are ages in completed years; from twelve on they are read as adults. */
export const quoteInput = z.strictObject({
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
  instead_of: insteadOf.optional(),
});
export type QuoteInput = z.infer<typeof quoteInput>;

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
  /** For whom its rate is sold: all who sleep in it must be. */
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

/** What a property's page, voucher and list row call it. */
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

/** What a reservation of accommodation is of. */
export const staySubject = z.object({
  kind: z.literal("property"),
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
});

/** A price that holds for fifteen minutes. `total` is what is to be paid, `discount` what it is below the rack rate. */
export const quoteEnvelope = z.object({
  quote_id: z.string(),
  kind: reservationKind,
  rack_total: rial,
  discount: rial,
  total: rial,
  cancellation: cancellationSentence,
  expires_at: epochSeconds,
});
export type QuoteEnvelope = z.infer<typeof quoteEnvelope>;

/** Call 47 of accommodation. */
export const quoteValue = quoteEnvelope.extend({
  subject: staySubject,
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  lines: z.array(reservedRoom),
  policy: cancellationPolicy,
});
export type QuoteValue = z.infer<typeof quoteValue>;

/** Call 48. */
export const createInput = z.strictObject({ quote_id: z.string().max(64) });

/** Typed text of a form: bounded here, judged by `domain/validation`, which knows the words for what is wrong. */
const typed = z.string().max(400);
const personFields = z.strictObject({
  first_name_fa: typed,
  last_name_fa: typed,
  first_name_en: typed,
  last_name_en: typed,
  gender: z.enum(genders),
  nationality: typed,
  national_code: typed,
  passport_number: typed,
  passport_issuer: typed,
  passport_issuing_country: typed,
  passport_expires_on: typed,
  birth_date: typed,
  mobile: typed,
  email: typed,
});
/**
 * A traveller as typed (R104), with the number of its room. It holds the fields that are asked for (`passengerFields`);
 * what else comes along is neither judged nor kept.
 */
export const travellerInput = personFields.partial().extend({
  /** Counted from 1. Absent: as `room` says, else the first; flights have none. */
  room_number: z.number().int().min(1).max(ROOMS.max).optional(),
  /** The room counted from 0, as the version before names it. */
  room: z
    .number()
    .int()
    .min(0)
    .max(ROOMS.max - 1)
    .optional(),
  age_group: z.enum(ageGroups),
  gender: z.enum(genders),
  birth_date: typed,
  is_room_supervisor: z.boolean(),
});
/** Call 49. `guest_ids` are saved travellers to be kept up to date with what was typed, where they came from. */
export const saveGuestsInput = z.strictObject({
  travellers: z
    .array(travellerInput)
    .min(1)
    .max(PARTY.max * 2),
  arrival: z.strictObject({ vehicle: z.enum(["car", "bus", "train", "plane"]), number: typed, time: typed }).nullish(),
  note: z.string().max(500).nullish(),
});
export type SaveGuestsInput = z.infer<typeof saveGuestsInput>;

/**
 * What a refusal of call 49 carries where a rate is not sold to those who are to sleep in a room: for each such room the
 * cheapest rate that is sold to all of them now, null where there is none. Money in rial.
 */
export const openRatesValue = z.object({
  open_rates: z.array(
    z.object({
      /** Counted from 1; the version before does not say. */
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
          /** What it costs more than the rate that was chosen; negative where it costs less. */
          difference: z.number().int(),
        })
        .nullable(),
    }),
  ),
});
export type OpenRatesValue = z.infer<typeof openRatesValue>;

/** A traveller as kept; `null` where nothing was entered. Masked but for the owner: `********48`. */
export const traveller = z.object({
  /** Of the reservation's rooms, counted from 1; the version before does not say. Without rooms, as on flights, 1. */
  room_number: z.number().int().optional(),
  /** The same counted from 0. */
  room: z.number().int(),
  age_group: z.enum(ageGroups),
  first_name_fa: z.string().nullable(),
  last_name_fa: z.string().nullable(),
  first_name_en: z.string().nullable(),
  last_name_en: z.string().nullable(),
  gender: z.enum(genders),
  nationality: z.string(),
  national_code: z.string().nullable(),
  passport_number: z.string().nullable(),
  passport_issuer: z.string().nullable(),
  passport_issuing_country: z.string().nullable(),
  passport_expires_on: isoDate.nullable(),
  birth_date: isoDate.nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  is_room_supervisor: z.boolean(),
});

/** When and by what they arrive, as typed. */
export const arrival = z.object({ vehicle: z.string(), number: z.string(), time: z.string() });

export const reservationEvent = z.object({
  from: z.enum(reservationStatuses).nullable(),
  to: z.enum(reservationStatuses),
  actor: z.enum(actors),
  /** A code with words in `domain/messages`, an operator's own words, or null. */
  reason: z.string().nullable(),
  at: epochSeconds,
});

export const reservationTotals = z.object({
  rack: rial,
  sale: rial,
  discount: rial,
  penalty: rial,
  payable: rial,
  paid: rial,
});

/** The attempt to pay that counts: one whose result the bank has not said, else the latest. */
export const reservationPayment = z.object({
  payment_id: z.string(),
  state: z.enum(paymentStates),
  gateway_part: rial,
  /** What the gateway really has, where that is another sum; null also where it does not name it. */
  held_amount: rial.nullable(),
  /** What the wallet holds for it now. */
  wallet_held: rial,
  /** Until when that is held; null where nothing is, and while only the bank's answer ends it. */
  held_until: epochSeconds.nullable(),
  ref_id: z.string().nullable(),
  /** As the gateway masks it. */
  card_masked: z.string().nullable(),
  /** A code with words in `domain/messages`, or null. */
  failure_reason: z.enum(failureReasons).nullable(),
});
export type ReservationPayment = z.infer<typeof reservationPayment>;

/** What a reservation of every kind answers. Deadlines are instants; null where none runs. */
export const reservationEnvelope = z.object({
  kind: reservationKind,
  confirmation_code: confirmationCode,
  tracking_code: z.string(),
  status: z.enum(reservationStatuses),
  status_reason: z.string().nullable(),
  travellers: z.array(traveller),
  arrival: arrival.nullable(),
  note: z.string().nullable(),
  totals: reservationTotals,
  /** What cancelling it costs, also before it is paid; null once it has ended. */
  cancellation: cancellationSentence.nullable(),
  hold_expires_at: epochSeconds.nullable(),
  review_due_at: epochSeconds.nullable(),
  payment_deadline_at: epochSeconds.nullable(),
  /** Until when the rooms are still kept after the deadline, and it can be extended. */
  grace_ends_at: epochSeconds.nullable(),
  extension_used: z.boolean(),
  /** Paid and being issued: until when its supplier is expected to; null before that was asked of it, and otherwise. */
  issue_due_at: epochSeconds.nullable(),
  /** What the supplier calls the booking, once it is issued. */
  supplier_confirmation_code: z.string().nullable(),
  /** Null before the first payment, and for a tracking view. */
  payment: reservationPayment.nullable(),
  /** Null where nothing is given back, and for a tracking view. */
  refund: reservationRefund.nullable(),
  /** What its owner may do now. Empty for a tracking view. */
  actions: z.array(z.enum(reservationActions)),
  history: z.array(reservationEvent),
  /** Whether numbers of travellers are masked: a tracking view. */
  is_masked: z.boolean(),
  now: epochSeconds,
});
export type ReservationEnvelope = z.infer<typeof reservationEnvelope>;

/**
 * What of a reservation changes while its owner waits (call 51b), asked repeatedly: fields of the reservation, with the
 * same meaning, so that a page can compare the two.
 */
export const statusEnvelope = reservationEnvelope.pick({
  status: true,
  status_reason: true,
  payment_deadline_at: true,
  grace_ends_at: true,
  extension_used: true,
  issue_due_at: true,
  actions: true,
  now: true,
});
export type StatusEnvelope = z.infer<typeof statusEnvelope>;

/** Call 58b: a reservation of any kind, whole; what stands beside the envelope is its product's own. */
export const anyReservation = reservationEnvelope.loose();
export type AnyReservation = z.infer<typeof anyReservation>;

/** What a reservation of accommodation answers beside its envelope; `property_confirmation_code` is its supplier's. */
const stayValue = z.object({
  subject: staySubject,
  property: reservedProperty,
  check_in: isoDate,
  check_out: isoDate,
  length_of_stay: z.number().int(),
  rooms: z.array(reservedRoom),
  policy: cancellationPolicy,
  property_confirmation_code: z.string().nullable(),
});
export type StayValue = z.infer<typeof stayValue>;

/** Call 51: all that a screen needs of a reservation of accommodation. */
export const reservationValue = reservationEnvelope.extend(stayValue.shape);
export type ReservationValue = z.infer<typeof reservationValue>;

/** Call 52. */
export const extendedValue = z.object({ payment_deadline_at: epochSeconds, extension_used: z.literal(true) });
export type ExtendedValue = z.infer<typeof extendedValue>;

/** Call 53: what a cancellation would cost now. `quote_id` goes along with the act. */
export const cancellationQuoteValue = z.object({
  quote_id: z.string(),
  paid: rial,
  penalty: rial,
  refundable: rial,
  /** The step of the policy that applies, or null where nothing was paid. */
  percent: z.number().int().nullable(),
  base: z.enum(penaltyBases).nullable(),
  /** The same in one sentence; null where nothing was paid. */
  cancellation: cancellationSentence.nullable(),
  /** What each room or direction costs and gives back of that; absent: it has one part alone, or nothing was paid. */
  parts: z
    .array(
      z.object({ of: z.enum(penaltyParts), position: z.number().int().positive(), penalty: rial, refundable: rial }),
    )
    .optional(),
  /** Where it can go back to, the first choice first; empty where nothing is given back. */
  ways: z.array(refundWay),
  valid_until: epochSeconds,
});
export type CancellationQuoteValue = z.infer<typeof cancellationQuoteValue>;

/** Call 54. Without a destination: the card that paid, where its gateway can send it back, and the wallet otherwise. */
export const cancelInput = z.strictObject({
  quote_id: z.string().max(200),
  reason: z.string().max(500).nullish(),
  destination: z.enum(refundDestinations).optional(),
  bank_account_id: z.number().int().nullish(),
});

/** The paper of any reservation. */
export const voucherEnvelope = z.object({
  kind: reservationKind,
  confirmation_code: confirmationCode,
  tracking_code: z.string(),
  supplier_confirmation_code: z.string().nullable(),
  travellers: z.array(traveller),
  paid: rial,
  cancellation: cancellationSentence,
  /** All that follows from now on, as dates and sums. */
  penalties: z.array(datedPenalty),
  issued_at: epochSeconds,
  /** What its QR code says: the hand-off address, and after `#` the signed proof (`domain/voucher/proof.ts`). */
  qr: z.string(),
  is_masked: z.boolean(),
});
export type VoucherEnvelope = z.infer<typeof voucherEnvelope>;

/** Call 55: a paper that a reception desk reads. */
export const voucherValue = voucherEnvelope.extend(stayValue.shape);
export type VoucherValue = z.infer<typeof voucherValue>;

/** Call 56. The token opens calls 51 and 55 for fifteen minutes. */
export const trackingInput = z.strictObject({
  tracking_code: filled(PASTED.max),
  mobile: filled(PASTED.max),
});
export const trackingValue = z.object({
  confirmation_code: confirmationCode,
  token: z.string(),
  expires_at: epochSeconds,
});
export type TrackingValue = z.infer<typeof trackingValue>;

/** Call 57. */
export const handOffValue = z.object({
  kind: reservationKind,
  app_address: z.string().nullable(),
  fallback_address: z.string(),
});
export type HandOffValue = z.infer<typeof handOffValue>;

/** Call 58. */
export const reservesQuery = z.strictObject({
  kind: reservationKind.optional(),
  status: z.enum(reservationStatuses).optional(),
  page: pageNumber.optional(),
});
/** A reservation in a list: its subject in two lines, for every kind. Dates are Tehran's. */
export const reservationSummary = z.object({
  title_fa: z.string(),
  title_en: z.string(),
  place_fa: z.string(),
  place_en: z.string(),
  image: scene,
  starts_on: isoDate,
  ends_on: isoDate,
  party: z.object({ adults: z.number().int(), children: z.number().int(), rooms: z.number().int().nullable() }),
});
export type ReservationSummary = z.infer<typeof reservationSummary>;

export const reservesValue = pageOf(
  z.object({
    kind: reservationKind,
    confirmation_code: confirmationCode,
    tracking_code: z.string(),
    status: z.enum(reservationStatuses),
    summary: reservationSummary,
    payable: rial,
    /** In progress and paid: it is being issued. */
    is_paid: z.boolean(),
    payment_deadline_at: epochSeconds.nullable(),
    created_at: epochSeconds,
  }),
);
export type ReservesValue = z.infer<typeof reservesValue>;
