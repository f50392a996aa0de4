import { HOUR_SECONDS } from "../calendar/constants.ts";

/** Payment in parts: a sum that is due is paid by several payments. Rial. */

/** Most parts of one sum, and the least amount of a part. */
export const PARTS = { most: 6, least: 1_000_000 } as const;

/** A first part of at least this share of the sum moves the deadline. */
const SHARE_OF_FIRST = 6;
/** The longest deadline that a first part gives, seconds. */
const DEADLINE_SECONDS = 24 * HOUR_SECONDS;

/** Parts of one sum: what is verified, what is at the bank, and how many of both there are. */
export type PartsStanding = { readonly paid: number; readonly open: number; readonly count: number };

/**
 * Bounds of the next part; null when there is no room for one: all parts are used, or sessions at the bank take the rest.
 * The last part is all that is missing, and no part leaves less than the least amount.
 */
export function boundsOfPart(due: number, { paid, open, count }: PartsStanding): { min: number; max: number } | null {
  const missing = due - paid - open;
  if (missing <= 0 || count >= PARTS.most) return null;
  const isLast = count === PARTS.most - 1 || missing < 2 * PARTS.least;
  return { min: isLast ? missing : PARTS.least, max: missing };
}

/** True when a part can be paid: it is within its bounds, and what it leaves can be paid as well. */
export function isPart(amount: number, due: number, standing: PartsStanding): boolean {
  const bounds = boundsOfPart(due, standing);
  if (bounds === null || !Number.isSafeInteger(amount) || amount < bounds.min || amount > bounds.max) return false;
  return amount === bounds.max || bounds.max - amount >= PARTS.least;
}

/** Least first part that moves the deadline. */
export const leastForDeadline = (due: number): number => Math.ceil(due / SHARE_OF_FIRST);

/** Deadline after the first part, epoch seconds: never earlier than it was, nor past the last moment to pay. */
export const deadlineOfParts = (now: number, deadline: number, lastMoment: number): number =>
  Math.max(deadline, Math.min(now + DEADLINE_SECONDS, lastMoment));
