import { z } from "zod";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { reservationEnvelope, type statusEnvelope, voucherEnvelope } from "#domain/contract/reservation.shapes.ts";
import { reserveCalls } from "#domain/contract/reserve.calls.ts";

export const quoteInput = z.strictObject({
  lounge_id: z.number().int(),
  hour: z.number().int().multipleOf(HOUR_SECONDS),
  seats: z.number().int().min(1).max(9),
});
export const subject = z.object({
  kind: z.literal("lounge"),
  name_fa: z.string(),
  name_en: z.string(),
  hour: z.number(),
  seats: z.number(),
});
const valueShape = reservationEnvelope.extend({ subject });
const voucherShape = voucherEnvelope.extend({ subject });
export type LoungeReservation = z.infer<typeof valueShape>;
export type LoungeVoucher = z.infer<typeof voucherShape>;

export const loungeCalls = reserveCalls<
  typeof quoteInput,
  z.ZodObject,
  typeof valueShape,
  typeof statusEnvelope,
  typeof voucherShape
>()({
  name: "lounge",
  prefix: "lounge/v2/reserve",
  save: "save-guests",
});
