import { dayNumber } from "../calendar/arithmetic.ts";
import { DAY_SECONDS, TEHRAN_OFFSET_SECONDS } from "../calendar/constants.ts";
import type { IsoDate } from "../calendar/types.ts";

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
/** When a check-in day's rooms are ready, Tehran; no payment deadline goes past it. */
export const CHECK_IN_HOUR = 14;
/** When a stay is over, on its check-out day, Tehran: nothing of it can be cancelled any more. */
export const CHECK_OUT_HOUR = 12;
/** How long a price that was quoted holds. */
export const QUOTE_SECONDS = 900;

const HOUR_SECONDS = 3_600;

/** 14:00 in Tehran on the check-in day; of any later night, when it begins. */
export const checkInInstant = (checkIn: IsoDate): number => inTehran(checkIn, CHECK_IN_HOUR);

/** Whether a stay's last night is over. */
export const isStayOver = (checkOut: IsoDate, now: number): boolean => now >= inTehran(checkOut, CHECK_OUT_HOUR);

const inTehran = (date: IsoDate, hour: number): number =>
  dayNumber(date) * DAY_SECONDS + hour * HOUR_SECONDS - TEHRAN_OFFSET_SECONDS;

/**
 * When a payment that may begin now must be over: after its whole time, at check-in at the latest. Null when there is
 * no time left.
 */
export function paymentDeadline(now: number, seconds: number, checkIn: IsoDate): number | null {
  const deadline = Math.min(now + seconds, checkInInstant(checkIn));
  return deadline > now ? deadline : null;
}

/**
 * The payment deadline after its one extension: the same length again, from the old deadline or from now when that is
 * past, at check-in at the latest (A55). Null when that would gain nothing.
 */
export function extendedDeadline(now: number, deadline: number, seconds: number, checkIn: IsoDate): number | null {
  const extended = Math.min(Math.max(now, deadline) + seconds, checkInInstant(checkIn));
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
