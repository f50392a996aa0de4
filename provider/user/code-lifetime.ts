/** Seconds for which a one-time code counts. */
export const CODE_TTL = 120;
/** Seconds before the next one may be asked for. */
export const RESEND_AFTER = 60;
