/** Seconds for which a one-time code counts, from when its message leaves. */
export const CODE_TTL = 120;
/** Seconds before the same asker may ask for the next one. */
export const RESEND_AFTER = 60;
/** Maximum number of times that one challenge is compared with its code. */
export const MAX_TRIES = 5;
