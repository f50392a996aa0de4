import { readCookie } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import { THEME_COOKIE, type Theme, themeOf } from "#app/src/store/theme.ts";
import type { DeviceType, Locale } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { deviceOf } from "./device.ts";

/** All that a page may take from a visitor's headers: values of ours, never the text that was sent. */
export type Visitor = { locale: Locale; theme: Theme; device: DeviceType; isAnonymous: boolean };

/** Computed for every request, cache hits too, so it does not parse all cookies. */
export const visitorOf = (cookies: string | undefined, userAgent: string | undefined): Visitor => ({
  locale: localeOf(cookies === undefined ? null : readCookie(cookies, LOCALE_COOKIE)),
  theme: themeOf(cookies === undefined ? null : readCookie(cookies, THEME_COOKIE)),
  device: deviceOf(userAgent),
  isAnonymous: cookies === undefined || readCookie(cookies, TOKEN_COOKIE) === null,
});
