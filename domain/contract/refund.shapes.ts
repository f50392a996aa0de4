import { z } from "zod";
import { refundDestinations } from "../refund/legs.ts";
import { epochSeconds, rial } from "./envelope.shapes.ts";

/** A part of a refund: its destination and its expected arrival. */
export const refundLeg = z.object({
  to: z.enum(refundDestinations),
  amount: rial,
  /** The card or the IBAN, masked; null for the wallet, and when unknown. */
  number: z.string().nullable(),
  /** Time by which it arrives. */
  due_at: epochSeconds,
  /** Time of sending; null until then. */
  sent_at: epochSeconds.nullable(),
});
export type RefundLegValue = z.infer<typeof refundLeg>;

/**
 * A selectable destination, with its legs. `is_open` is false if the gateway cannot return the money to the card that
 * paid: then its legs are hypothetical.
 */
export const refundWay = z.object({
  to: z.enum(refundDestinations),
  is_open: z.boolean(),
  legs: z.array(refundLeg),
});
export type RefundWayValue = z.infer<typeof refundWay>;

export const refundStates = ["requested", "approved", "paying", "paid", "rejected", "withdrawn"] as const;
export type RefundState = (typeof refundStates)[number];

/** Refund of a reservation that has ended. */
export const reservationRefund = z.object({
  id: z.number().int(),
  amount: rial,
  state: z.enum(refundStates),
  legs: z.array(refundLeg),
});
export type ReservationRefundValue = z.infer<typeof reservationRefund>;
