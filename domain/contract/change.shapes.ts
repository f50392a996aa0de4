import { z } from "zod";
import { LENGTH_OF_STAY, PARTY, ROOMS } from "../bounds.ts";
import { ageGroups } from "../enums/enums.ts";
import { failureReasons } from "../payment/failure-reasons.ts";
import { paymentStates } from "../payment/states.ts";
import { refundDestinations } from "../refund/legs.ts";
import { changeKinds, heldChangeStates } from "../reservation/changes.ts";
import { cancellationSentence } from "./cancellation.shapes.ts";
import { epochSeconds, isoDate, rial } from "./envelope.shapes.ts";
import { refundWay } from "./refund.shapes.ts";
import { traveller, travellerInput } from "./traveller.shapes.ts";

/** First and last day of a journey, by the clock of the place. */
const journeyDates = z.object({ starts_on: isoDate, ends_on: isoDate });

/** A change that was applied: what went had been `paid`, of which `penalty` was kept, and what came costs `comes`. */
export const reservationChange = z.object({
  what: z.enum(changeKinds),
  before: journeyDates,
  after: journeyDates,
  paid: rial,
  penalty: rial,
  comes: rial,
  at: epochSeconds,
});
export type ReservationChange = z.infer<typeof reservationChange>;

/**
 * Results of a change beside its sums. `seats`: seats that were chosen on what goes are given back, and are not chosen again.
 * `tickets`: the changed direction gets new tickets. `visa`: documents that were handed in are not used, and are handed in
 * again.
 */
export const changeResults = ["seats", "tickets", "visa", "extras"] as const;
export type ChangeResult = (typeof changeResults)[number];

/**
 * A stay afterwards; what is absent stays as it is. `rooms`: of each room its number now, 0 of one that comes, its room
 * type, its rate, its party and its extra beds and cots, `1-412-88-2,5;0-412-88-2-1-0`; a room that is not named goes.
 * `guest_rooms`: for each traveller in order the number of their room among those, 0 of one who goes.
 */
const stayAfter = {
  check_in: isoDate.optional(),
  length_of_stay: z.number().int().min(LENGTH_OF_STAY.min).max(LENGTH_OF_STAY.max).optional(),
  rooms: z
    .string()
    .min(1)
    .max(ROOMS.max * 100)
    .optional(),
  guest_rooms: z
    .string()
    .regex(/^\d(,\d)*$/)
    .max(PARTY.max * 4)
    .optional(),
};

/** Call 53b. */
export const stayChangeQuery = z.strictObject(stayAfter);
/** Fields of call 54b beside what is changed. `destination` is that of a difference that is given back, as in call 54. */
export const changeConfirmed = {
  quote_id: z.string().max(200),
  destination: z.enum(refundDestinations).optional(),
  bank_account_id: z.number().int().nullish(),
  /**
   * Payer of a difference. `card`: the change is held for fifteen minutes, and applied once a payment of it is verified.
   * Absent: the wallet, at once.
   */
  pay_by: z.enum(["wallet", "card"]).optional(),
};
/** The same of any product. */
export const changeConfirmation = z.object(changeConfirmed);
/** Call 54b. `travellers`: those who come, each with the number of their room afterwards. */
export const stayChangeInput = z.strictObject({
  ...stayAfter,
  travellers: z
    .array(travellerInput)
    .max(PARTY.max * 2)
    .optional(),
  ...changeConfirmed,
});

/** A change that a card pays. */
export const heldChange = z.object({
  /** Names it in `payment.start`. */
  change_id: z.string(),
  state: z.enum(heldChangeStates),
  /** Difference to pay. */
  due: rial,
  ends_at: epochSeconds,
  before: journeyDates,
  after: journeyDates,
  /**
   * The travellers afterwards. Absent: they stay as they are, or it is held no more. Absent in answers of the previous version.
   */
  travellers: z.array(traveller).optional(),
  /** The latest attempt to pay it; null before the first. */
  payment: z
    .object({ payment_id: z.string(), state: z.enum(paymentStates), failure_reason: z.enum(failureReasons).nullable() })
    .nullable(),
});
export type HeldChangeValue = z.infer<typeof heldChange>;

/** A traveller, by position from 1, who is of another age group on the day of the change's last flight. */
export const ageGroupChange = z.object({
  traveller: z.number().int().positive(),
  before: z.enum(ageGroups),
  after: z.enum(ageGroups),
});
export type AgeGroupChange = z.infer<typeof ageGroupChange>;

/**
 * Call 53b: cost of a change now. What stays keeps the price and the policy that it was bought under; what goes costs
 * what cancelling it costs; what comes has today's price. The confirming call sends `quote_id`.
 */
export const changeQuoteValue = z.object({
  quote_id: z.string(),
  before: journeyDates,
  after: journeyDates,
  /** Amount that was paid for what goes. */
  paid: rial,
  /** Kept of that. */
  penalty: rial,
  /** Price of what comes. */
  comes: rial,
  /** Price of the booking afterwards. */
  total: rial,
  /** Difference that the wallet pays at the confirmation, or a card after it; 0 where there is none. */
  due: rial,
  /** Amount that the wallet has available. */
  wallet: rial,
  /** Difference that is given back; 0 where there is none. */
  refundable: rial,
  /** Refund destinations in order of preference; empty where nothing is given back. */
  ways: z.array(refundWay),
  /** Cost of cancelling the booking afterwards. */
  cancellation: cancellationSentence,
  /** Absent: none. */
  results: z.array(z.enum(changeResults)).optional(),
  /** Travellers of another age group then, who pay its price on what comes. Absent: none, or in answers of the previous version. */
  age_groups: z.array(ageGroupChange).optional(),
  valid_until: epochSeconds,
});
export type ChangeQuoteValue = z.infer<typeof changeQuoteValue>;
