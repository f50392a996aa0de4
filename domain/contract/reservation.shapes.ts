import { z } from "zod";
import {
  ADULTS_IN_ROOM,
  DISCOUNT_CODE_TEXT,
  LENGTH_OF_STAY,
  LISTED_AGE,
  PARTY,
  PASTED,
  REQUEST_NOTE,
  ROOMS,
} from "../bounds.ts";
import { ageGroups } from "../enums/enums.ts";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentStates } from "../payment/states.ts";
import { refundDestinations } from "../refund/legs.ts";
import { reservationActions } from "../reservation/actions.ts";
import { PART_KEY } from "../reservation/part-key.ts";
import { cancellableParts } from "../reservation/penalty.ts";
import { reservationStatuses } from "../reservation/statuses.ts";
import { actors } from "../reservation/transitions.ts";
import { audiences } from "../sale/audience.ts";
import { askedAudience } from "./audience.shapes.ts";
import { cancellationPolicy, cancellationSentence, datedPenalty, penaltyBases } from "./cancellation.shapes.ts";
import { changeQuoteValue, heldChange, reservationChange, stayChangeInput, stayChangeQuery } from "./change.shapes.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, isoDate, nothing, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { chooseExtrasInput, extrasValue, reservedExtra } from "./extra.shapes.ts";
import { keptPerson, typedPerson } from "./person.shapes.ts";
import { nightPrice } from "./property-card.shapes.ts";
import { refundWay, reservationRefund } from "./refund.shapes.ts";
import { reservationCalls } from "./reservation.calls.ts";
import { confirmations, meals } from "./sale-terms.shapes.ts";
import { scene } from "./scene.shapes.ts";
import { travellerInput } from "./traveller.shapes.ts";
import { filled, typed } from "./typed.shapes.ts";

/** Product of a reservation: `property`, `tour`, `flight`. A client shows an unknown one by its summary alone. */
export const reservationKind = z.string().regex(/^[a-z]{3,20}$/);

/** At least 128 bits, base64url: part of addresses. */
export const confirmationCode = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

const children = z.array(z.number().int().min(LISTED_AGE.min).max(LISTED_AGE.max)).max(PARTY.max);

/**
 * Code of the caller's own unsubmitted hold to replace: its stock counts as free, and it ends once the new hold
 * succeeds. If the new hold fails, the old one stays.
 */
export const insteadOf = z.string().max(64);

/**
 * Call 47. One entry for each room, as many as the party has; `children` are ages in completed years, read as adults
 * from twelve on. `audience` is judged at the quote and the hold; with `instead_of` the travellers are, at submit.
 */
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
  audience: askedAudience,
  instead_of: insteadOf.optional(),
});
export type QuoteInput = z.input<typeof quoteInput>;

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

/** Call 49b. Null takes the code off. */
export const discountCodeInput = z.strictObject({ code: filled(DISCOUNT_CODE_TEXT.max).nullable() });
/** A discount code, and the part of the discount that it gives. */
export const discountCode = z.object({ code: z.string(), discount: rial });
export type DiscountCodeValue = z.infer<typeof discountCode>;
/** The discount code in use; null without one. Absent in answers of the previous version. */
const ofDiscountCode = { discount_code: discountCode.nullable().optional() };
/** Extras, part of every total; a code takes nothing off them. Absent in answers of the previous version. */
const ofExtras = { extras: z.array(reservedExtra).optional() };

/** A quote, valid for fifteen minutes. `total` is the amount to pay, `discount` the difference to the rack rate. */
export const quoteEnvelope = z.object({
  quote_id: z.string(),
  kind: reservationKind,
  rack_total: rial,
  discount: rial,
  total: rial,
  ...ofDiscountCode,
  ...ofExtras,
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

/** Call 50. `total`: what was shown, rial; another one is refused. Absent: the total as it stands. */
export const submitInput = z.strictObject({ total: rial.optional() });

const text = typed(400);
/** Call 49. `guest_ids` are the saved travellers that the entries came from, to be updated with the typed values. */
export const saveGuestsInput = z.strictObject({
  travellers: z
    .array(travellerInput)
    .min(1)
    .max(PARTY.max * 2),
  arrival: z.strictObject({ vehicle: z.enum(["car", "bus", "train", "plane"]), number: text, time: text }).nullish(),
  note: z.string().max(REQUEST_NOTE.max).nullish(),
});
export type SaveGuestsInput = z.infer<typeof saveGuestsInput>;

const { first_name_fa, last_name_fa, first_name_en, last_name_en } = typedPerson;
/**
 * Call 49b: the corrected names of one traveller, counted from 1; an absent name stays. Free until the booking is issued.
 * After that a correction is refused as `another_traveller` where the names differ too much from those first issued.
 */
export const correctNameInput = z
  .strictObject({ first_name_fa, last_name_fa, first_name_en, last_name_en })
  .partial()
  .extend({
    traveller: z
      .number()
      .int()
      .min(1)
      .max(PARTY.max * 2),
  });
export type CorrectNameInput = z.infer<typeof correctNameInput>;

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

/** A stored traveller; `null` for empty fields. Masked except for the owner: `********48`. */
export const traveller = z.object({
  /**
   * Room of the reservation, counted from 1. Absent in answers of the previous version. Without rooms, as on flights,
   * 1.
   */
  room_number: z.number().int().optional(),
  /** The same counted from 0. */
  room: z.number().int(),
  age_group: z.enum(ageGroups),
  ...keptPerson,
  birth_date: isoDate.nullable(),
  is_room_supervisor: z.boolean(),
});

/** Time and vehicle of arrival, as typed. */
export const arrival = z.object({ vehicle: z.string(), number: z.string(), time: z.string() });

export const reservationEvent = z.object({
  from: z.enum(reservationStatuses).nullable(),
  to: z.enum(reservationStatuses),
  actor: z.enum(actors),
  /** A code of `domain/messages`, an operator's own words, or null. */
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

/** The current payment attempt: one whose result the bank has not given, else the latest. */
export const reservationPayment = z.object({
  payment_id: z.string(),
  state: z.enum(paymentStates),
  gateway_part: rial,
  /** Amount that the gateway actually has, if it differs; null also when the gateway does not name it. */
  held_amount: rial.nullable(),
  /** Amount that the wallet holds for it now. */
  wallet_held: rial,
  /** Time until which that is held; null without a hold, and while only the bank's answer ends it. */
  held_until: epochSeconds.nullable(),
  ref_id: z.string().nullable(),
  /** As masked by the gateway. */
  card_masked: z.string().nullable(),
  /** A code of `domain/messages`, or null. */
  failure_reason: z.enum(failureReasons).nullable(),
});
export type ReservationPayment = z.infer<typeof reservationPayment>;

/** A part that was cancelled alone. Its price is in no total any more; `paid` less `penalty` was refunded. */
export const cancelledPart = z.object({
  of: z.enum(cancellableParts),
  /** At that time, from 1. */
  position: z.number().int().positive(),
  title_fa: z.string(),
  title_en: z.string(),
  paid: rial,
  penalty: rial,
  at: epochSeconds,
});
export type CancelledPart = z.infer<typeof cancelledPart>;

/** Fields common to reservations of every kind. Deadlines are instants; null where none runs. */
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
  ...ofDiscountCode,
  ...ofExtras,
  /** Cost of cancelling it, also before it is paid; null once it has ended. */
  cancellation: cancellationSentence.nullable(),
  /** The same step by step, in money; empty once it has ended. Absent in answers of the previous version. */
  penalties: z.array(datedPenalty).optional(),
  hold_expires_at: epochSeconds.nullable(),
  review_due_at: epochSeconds.nullable(),
  payment_deadline_at: epochSeconds.nullable(),
  /** End of the grace period after the deadline, in which rooms are kept and the deadline can be extended. */
  grace_ends_at: epochSeconds.nullable(),
  extension_used: z.boolean(),
  /**
   * Paid and being issued: time by which the supplier is expected to issue; null before it was asked, and otherwise.
   */
  issue_due_at: epochSeconds.nullable(),
  /** The supplier's code of the booking, once it is issued. */
  supplier_confirmation_code: z.string().nullable(),
  /** Null before the first payment, and for a tracking view. */
  payment: reservationPayment.nullable(),
  /** Of all causes together. Null without a refund, and for a tracking view. */
  refund: reservationRefund.nullable(),
  /** In order. Absent in answers of the previous version. */
  cancelled_parts: z.array(cancelledPart).optional(),
  /** Made by its owner, in order. Absent in answers of the previous version. */
  own_changes: z.array(reservationChange).optional(),
  /** The latest change that a card was to pay; null without one, and for a tracking view. Absent in answers of the previous version. */
  held_change: heldChange.nullable().optional(),
  /** Actions open to the owner now. Empty for a tracking view. */
  actions: z.array(z.enum(reservationActions)),
  history: z.array(reservationEvent),
  /** True when travellers' numbers are masked: a tracking view. */
  is_masked: z.boolean(),
  now: epochSeconds,
});
export type ReservationEnvelope = z.infer<typeof reservationEnvelope>;

/**
 * Fields of a reservation that change while its owner waits, for polling (call 51b): same names and meaning, so that a
 * page can compare the two.
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

/** Call 58b: a whole reservation of any kind; fields beside the envelope belong to its product. */
export const anyReservation = reservationEnvelope.loose();
export type AnyReservation = z.infer<typeof anyReservation>;

/** Fields of a reservation of accommodation beside its envelope; `property_confirmation_code` is its supplier's. */
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

/** Call 51: everything that a screen needs of a reservation of accommodation. */
export const reservationValue = reservationEnvelope.extend(stayValue.shape);
export type ReservationValue = z.infer<typeof reservationValue>;

/** Call 52. */
export const extendedValue = z.object({ payment_deadline_at: epochSeconds, extension_used: z.literal(true) });
export type ExtendedValue = z.infer<typeof extendedValue>;

/** A room, a direction or a traveller that is cancelled alone, `room-2`: counted from 1, as `parts` of call 53 names it. */
const partKey = z.string().regex(PART_KEY);

/** Call 53. Without `part`: the whole reservation. */
export const cancellationQuoteQuery = z.strictObject({ part: partKey.optional() });

/**
 * Call 53: current cost of a cancellation, of the whole or of the part that was asked for. The cancelling call sends
 * `quote_id`.
 */
export const cancellationQuoteValue = z.object({
  quote_id: z.string(),
  /** The part that was asked for; absent: the whole. */
  part: partKey.optional(),
  /** Amount paid for what would be cancelled. */
  paid: rial,
  penalty: rial,
  refundable: rial,
  /** Current step of the policy, or null if nothing was paid. */
  percent: z.number().int().nullable(),
  base: z.enum(penaltyBases).nullable(),
  /** The same as one sentence; null if nothing was paid, and of a traveller, whose share follows from the others'. */
  cancellation: cancellationSentence.nullable(),
  /**
   * Cost and refund of each room or direction, which are the whole together, and of each traveller who can be cancelled
   * alone. Absent: it has one part alone, nothing was paid, or a part was asked for.
   */
  parts: z
    .array(
      z.object({
        of: z.enum(cancellableParts),
        position: z.number().int().positive(),
        penalty: rial,
        refundable: rial,
        /** True when it can be cancelled alone now. Absent in answers of the previous version. */
        is_open: z.boolean().optional(),
      }),
    )
    .optional(),
  /**
   * Extras that go with it, each by its own terms; their sums are part of `paid` and `penalty`. Absent: none, nothing was paid,
   * or in answers of the previous version.
   */
  extras: z
    .array(
      z.object({
        number: z.number().int().positive(),
        title_fa: z.string(),
        title_en: z.string(),
        provider_fa: z.string(),
        provider_en: z.string(),
        paid: rial,
        penalty: rial,
      }),
    )
    .optional(),
  /** Refund destinations in order of preference; empty where nothing is refunded. */
  ways: z.array(refundWay),
  valid_until: epochSeconds,
});
export type CancellationQuoteValue = z.infer<typeof cancellationQuoteValue>;

/** Call 54. Default destination: the card that paid if its gateway can refund it, otherwise the wallet. */
export const cancelInput = z.strictObject({
  quote_id: z.string().max(200),
  /** The part that the quote was asked for. Absent: the whole reservation. */
  part: partKey.optional(),
  reason: z.string().max(500).nullish(),
  destination: z.enum(refundDestinations).optional(),
  bank_account_id: z.number().int().nullish(),
});

/** Fields common to the vouchers of all products. */
export const voucherEnvelope = z.object({
  kind: reservationKind,
  confirmation_code: confirmationCode,
  tracking_code: z.string(),
  supplier_confirmation_code: z.string().nullable(),
  travellers: z.array(traveller),
  paid: rial,
  ...ofDiscountCode,
  ...ofExtras,
  cancellation: cancellationSentence,
  /** Future costs of cancelling, as dates and sums. */
  penalties: z.array(datedPenalty),
  issued_at: epochSeconds,
  /**
   * Number of changes since the issue: dates, names, parts; and the time of the last, else of the issue. Absent in answers
   * of the previous version.
   */
  revision: z.number().int().optional(),
  revised_at: epochSeconds.optional(),
  /** Content of the QR code: the hand-off address, and after `#` the signed proof (`domain/voucher/proof.ts`). */
  qr: z.string(),
  is_masked: z.boolean(),
});
export type VoucherEnvelope = z.infer<typeof voucherEnvelope>;

/** Call 55: the voucher for a reception desk. */
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
/** A reservation in a list: its subject in few lines, for every kind. Dates are Tehran's. */
export const reservationSummary = z.object({
  title_fa: z.string(),
  title_en: z.string(),
  /** Its rooms, the hotels of its package, or its carriers and flights. Absent in answers of the previous version. */
  about_fa: z.string().optional(),
  about_en: z.string().optional(),
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

/** Shapes of the calls of one product's reservations (`reserveCalls`), of which five are the product's own. */
export const reserveShapes = <
  QuoteInput extends z.ZodObject,
  QuoteValue extends z.ZodType,
  Value extends z.ZodType,
  Status extends z.ZodType,
  Voucher extends z.ZodType,
>(
  input: QuoteInput,
  quote: QuoteValue,
  value: Value,
  status: Status,
  voucher: Voucher,
) =>
  ({
    quote: [input, quote],
    create: [createInput, value],
    saveGuests: [saveGuestsInput, value],
    discountCode: [discountCodeInput, value],
    extras: [nothing, extrasValue],
    chooseExtras: [chooseExtrasInput, value],
    submit: [submitInput, value],
    details: [nothing, value],
    status: [nothing, status],
    extendPaymentDeadline: [nothing, extendedValue],
    cancellationQuote: [cancellationQuoteQuery, cancellationQuoteValue],
    cancel: [cancelInput, value],
    correctName: [correctNameInput, value],
    voucher: [nothing, voucher],
  }) as const;

/** Calls of this area with their shapes. */
export const reservationContract = withShapes(reservationCalls, {
  ...reserveShapes(quoteInput, quoteValue, reservationValue, statusEnvelope, voucherValue),
  changeQuote: [stayChangeQuery, changeQuoteValue],
  change: [stayChangeInput, reservationValue],
  tracking: [trackingInput, trackingValue],
  handOff: [nothing, handOffValue],
  flightHandOff: [nothing, handOffValue],
  one: [nothing, anyReservation],
  letChangeGo: [nothing, anyReservation],
  list: [reservesQuery, reservesValue],
});
