import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "../calendar/constants.ts";

/** Every deadline of a reservation, in seconds. Instants are seconds since 1970-01-01 UTC. */

/** Hold while the form is filled in. */
export const HOLD_SECONDS = 900;
/** Payment of a stay that is confirmed at once, and of one that the property has accepted. */
export const PAYMENT_SECONDS = { online: 1_800, on_request: 7_200 } as const;
/** Grace period after the payment deadline: rooms are kept, and the deadline may be extended once. */
export const GRACE_SECONDS = 1_800;
/** The property's answer, counted in its working hours in Tehran. */
export const REVIEW_SECONDS = 10_800;
export const WORKING_HOURS = { from: 8, until: 22 } as const;
/** Lifetime of a quoted price. */
export const QUOTE_SECONDS = 900;

/**
 * Deadline of a payment that begins now: its full duration, but no later than the product's last moment for paying.
 * Null when no time is left.
 */
export function paymentDeadline(now: number, seconds: number, lastMoment: number): number | null {
  const deadline = Math.min(now + seconds, lastMoment);
  return deadline > now ? deadline : null;
}

/**
 * Payment deadline after its one extension: the same duration again, from the old deadline or from now if that is past,
 * but no later than the last moment for paying. Null if that would gain nothing.
 */
export function extendedDeadline(now: number, deadline: number, seconds: number, lastMoment: number): number | null {
  const extended = Math.min(Math.max(now, deadline) + seconds, lastMoment);
  return extended > Math.max(now, deadline) ? extended : null;
}

/** Deadline of a review that begins now: three working hours later, excluding 22:00 to 8:00 in Tehran. */
export function reviewDue(now: number): number {
  const opens = WORKING_HOURS.from * HOUR_SECONDS;
  const closes = WORKING_HOURS.until * HOUR_SECONDS;
  const local = now + TEHRAN_OFFSET_SECONDS;
  let day = Math.floor(local / DAY_SECONDS);
  let second = Math.max(local - day * DAY_SECONDS, opens);
  for (let left = REVIEW_SECONDS; ; day++, second = opens) {
    const today = Math.max(0, closes - second);
    if (left <= today) return day * DAY_SECONDS + second + left - TEHRAN_OFFSET_SECONDS;
    left -= today;
  }
}
