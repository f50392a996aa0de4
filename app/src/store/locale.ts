/** The cookie in which a chosen locale is kept (R189). */
export const LOCALE_COOKIE = "lang";
