/** More than this many are not counted out: nothing hangs on the difference. */
const COUNTED = 9;

/** Number left, exact up to nine, then null; never below 0. */
export const shownLeft = (free: number): number | null => (free > COUNTED ? null : Math.max(0, free));
