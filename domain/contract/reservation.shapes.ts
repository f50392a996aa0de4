import { z } from "zod";
import { DISCOUNT_CODE_TEXT, PARTY, PASTED, REQUEST_NOTE } from "../bounds.ts";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentStates } from "../payment/states.ts";
import { reservationActions } from "../reservation/actions.ts";
import { reservationStatuses } from "../reservation/statuses.ts";
import { actors } from "../reservation/transitions.ts";
import { cancellationSentence, datedPenalty } from "./cancellation.shapes.ts";
import {
  cancelInput,
  cancellationQuoteQuery,
  cancellationQuoteValue,
  cancelledPart,
} from "./cancellation-quote.shapes.ts";
import { heldChange, reservationChange } from "./change.shapes.ts";
import { epochSeconds, isoDate, nothing, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { chooseExtrasInput, extrasValue, reservedExtra } from "./extra.shapes.ts";
import { typedPerson } from "./person.shapes.ts";
import { reservationRefund } from "./refund.shapes.ts";
import { scene } from "./scene.shapes.ts";
import { traveller, travellerInput } from "./traveller.shapes.ts";
import { filled, typed } from "./typed.shapes.ts";

/** Product of a reservation: `property`, `tour`, `flight`. A client shows an unknown one by its summary alone. */
export const reservationKind = z.string().regex(/^[a-z]{3,20}$/);

/** At least 128 bits, base64url: part of addresses. */
export const confirmationCode = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/**
 * Code of the caller's own unsubmitted hold to replace: its stock counts as free, and it ends once the new hold
 * succeeds. If the new hold fails, the old one stays.
 */
export const insteadOf = z.string().max(64);

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
 * Call 49d: the corrected names of one traveller, counted from 1; an absent name stays. Free until the booking is issued.
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

/** Call 52. */
export const extendedValue = z.object({ payment_deadline_at: epochSeconds, extension_used: z.literal(true) });
export type ExtendedValue = z.infer<typeof extendedValue>;

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
