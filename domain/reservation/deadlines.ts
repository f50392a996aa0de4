import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "../calendar/constants.ts";

/** Every deadline of a reservation, in seconds (provider §3.4). Instants are seconds since 1970-01-01 UTC. */

/** While the form is filled in. */
export const HOLD_SECONDS = 900;
/** To pay a stay that is confirmed at once; and one that the property has accepted. */
export const PAYMENT_SECONDS = { online: 1_800, on_request: 7_200 } as const;
/** After the payment deadline: rooms are still kept, and the deadline may be extended once (A55). */
export const GRACE_SECONDS = 1_800;
/** For the property's answer, of its working hours in Tehran. */
export const REVIEW_SECONDS = 10_800;
export const WORKING_HOURS = { from: 8, until: 22 } as const;
/** How long a price that was quoted holds. */
export const QUOTE_SECONDS = 900;

/**
 * When a payment that may begin now must be over: after its whole time, and not after the last moment for paying that
 * the product gives. Null when there is no time left.
 */
export function paymentDeadline(now: number, seconds: number, lastMoment: number): number | null {
  const deadline = Math.min(now + seconds, lastMoment);
  return deadline > now ? deadline : null;
}

/**
 * The payment deadline after its one extension: the same length again, from the old deadline or from now when that is
 * past, and not after the last moment for paying (A55). Null when that would gain nothing.
 */
export function extendedDeadline(now: number, deadline: number, seconds: number, lastMoment: number): number | null {
  const extended = Math.min(Math.max(now, deadline) + seconds, lastMoment);
  return extended > Math.max(now, deadline) ? extended : null;
}

/** When a review that begins now is due: three working hours later, the hours from 22 to 8 in Tehran not counted. */
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
