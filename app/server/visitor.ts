import { hasCookie, readCookie } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import { THEME_COOKIE, type Theme, themeOf, themes } from "#app/src/store/theme.ts";
import { authorizedPayload } from "#app/src/store/token.ts";
import { type DeviceType, deviceTypes, type Locale, locales } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { deviceOf } from "./device.ts";

/**
 * Everything that a page may take from a visitor's headers: values of ours, never the raw text. `hasDeadToken`: the
 * token sent authorises nothing, because it is unreadable or expired; its cookie is to be cleared (R116).
 */
export type Visitor = {
  locale: Locale;
  theme: Theme;
  device: DeviceType;
  isAnonymous: boolean;
  hasDeadToken: boolean;
};

/**
 * Computed for every request, cache hits too, so it does not parse all cookies.
 * @param now milliseconds since 1970
 */
export function visitorOf(cookies = "", userAgent: string | undefined, now: number): Visitor {
  const hasToken = hasCookie(cookies, TOKEN_COOKIE);
  const isAnonymous = !hasToken || authorizedPayload(readCookie(cookies, TOKEN_COOKIE), now / 1000) === null;
  return {
    locale: localeOf(readCookie(cookies, LOCALE_COOKIE)),
    theme: themeOf(readCookie(cookies, THEME_COOKIE)),
    device: deviceOf(userAgent),
    isAnonymous,
    hasDeadToken: hasToken && isAnonymous,
  };
}

/** Parses `fa mobile light`, which a cache before this host may send in place of cookies and user agent, or null. */
export function variantOf(text: string | undefined): Pick<Visitor, "locale" | "device" | "theme"> | null {
  const [language, device, colours, more] = (text ?? "").split(" ");
  const locale = locales.find((one) => one === language);
  const known = deviceTypes.find((one) => one === device);
  const theme = themes.find((one) => one === colours);
  return locale && known && theme && more === undefined ? { locale, device: known, theme } : null;
}
