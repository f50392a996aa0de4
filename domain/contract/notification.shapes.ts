import { z } from "zod";
import { bookingWords, refundWords } from "../reservation/notice-words.ts";
import { withShapes } from "./described.ts";
import { epochSeconds, pageNumber, pageOf, rial } from "./envelope.shapes.ts";
import { notificationCalls } from "./notification.calls.ts";

/** Subjects of the panel's notifications. */
export const notificationKinds = ["booking", "refund", "answer", "price_alert"] as const;

export const answerWords = ["question_answered", "comment_answered"] as const;
export const alertWords = [
  "price_fell",
  "tour_price_fell",
  "flight_price_fell",
  "place_freed",
  "tour_place_freed",
  "flight_place_freed",
] as const;
export const notificationWords = [...bookingWords, ...refundWords, ...answerWords, ...alertWords] as const;

/**
 * `title_*`: of the reservation, or of the subject: a property, a tour, or a route of flights. `amount`: of a refund or a share,
 * or the total of what an alert waited for.
 */
export const notificationValue = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  word: z.enum(notificationWords),
  title_fa: z.string(),
  title_en: z.string(),
  /** The reservation concerned, or null. */
  confirmation_code: z.string().nullable(),
  amount: rial.nullable(),
  created_at: epochSeconds,
  is_read: z.boolean(),
});
export type NotificationValue = z.infer<typeof notificationValue>;

export const notificationsQuery = z.strictObject({ page: pageNumber.default(1) });
/** Newest first. */
export const notificationsValue = pageOf(notificationValue).extend({ unread: z.number().int() });
export type NotificationsValue = z.infer<typeof notificationsValue>;

/** Marks everything up to this one as seen. */
export const readNotificationsInput = z.strictObject({
  up_to: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
});
export const readNotificationsValue = z.object({ unread: z.number().int() });

/** Calls of this area with their shapes. */
export const notificationContract = withShapes(notificationCalls, {
  list: [notificationsQuery, notificationsValue],
  read: [readNotificationsInput, readNotificationsValue],
});
