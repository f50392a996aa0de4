import { z } from "zod";
import { refundDestinations } from "../refund/legs.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";

/** A part of a refund: where it goes, and by when it is there. */
export const refundLeg = z.object({
  to: z.enum(refundDestinations),
  amount: rial,
  /** The card or the IBAN, masked; null for the wallet, and where it is not known. */
  number: z.string().nullable(),
  /** By when it is there. */
  due_at: epochSeconds,
  /** When it was sent; null until then. */
  sent_at: epochSeconds.nullable(),
});
export type RefundLegValue = z.infer<typeof refundLeg>;

/**
 * A destination that can be chosen, with what its legs will be. `is_open` is false where the gateway cannot send the
 * money back to the card that paid: then its legs are what they would have been.
 */
export const refundWay = z.object({
  to: z.enum(refundDestinations),
  is_open: z.boolean(),
  legs: z.array(refundLeg),
});
export type RefundWayValue = z.infer<typeof refundWay>;

export const refundStates = ["requested", "approved", "paying", "paid", "rejected", "withdrawn"] as const;
export type RefundState = (typeof refundStates)[number];

/** What a reservation that has ended gives back. */
export const reservationRefund = z.object({
  id: z.number().int(),
  amount: rial,
  state: z.enum(refundStates),
  legs: z.array(refundLeg),
});
export type ReservationRefundValue = z.infer<typeof reservationRefund>;
