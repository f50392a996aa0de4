import type { Locale } from "#domain/enums/enums.ts";

/** R189: the cookie's name; the fallback is `fa`, the only right-to-left locale (R3). */
export const LOCALE_COOKIE = "lang";
export const FALLBACK_LOCALE: Locale = "fa";

export const localeOf = (stored: string | null): Locale => (stored === "en" ? "en" : FALLBACK_LOCALE);
export const directionOf = (locale: Locale): "rtl" | "ltr" => (locale === "fa" ? "rtl" : "ltr");
