import { hasCookie, readCookie } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import { THEME_COOKIE, type Theme, themeOf, themes } from "#app/src/store/theme.ts";
import { authorizedPayload } from "#app/src/store/token.ts";
import { deviceTypes, type Locale, locales } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";

/**
 * Everything that a page may take from a visitor's headers: values of ours, never the raw text. `hasDeadToken`: the
 * token sent authorises nothing, because it is unreadable or expired; its cookie is to be cleared (R116).
 */
export type Visitor = {
  locale: Locale;
  theme: Theme;
  isAnonymous: boolean;
  hasDeadToken: boolean;
};

/**
 * Computed for every request, cache hits too, so it does not parse all cookies.
 * @param now milliseconds since 1970
 */
export function visitorOf(cookies = "", now: number): Visitor {
  const hasToken = hasCookie(cookies, TOKEN_COOKIE);
  const isAnonymous = !hasToken || authorizedPayload(readCookie(cookies, TOKEN_COOKIE), now / 1000) === null;
  return {
    locale: localeOf(readCookie(cookies, LOCALE_COOKIE)),
    theme: themeOf(readCookie(cookies, THEME_COOKIE)),
    isAnonymous,
    hasDeadToken: hasToken && isAnonymous,
  };
}

/**
 * Parses `fa light`, which a cache before this host may send in place of cookies, or null. One that is still configured for an
 * earlier version names the device between the two.
 */
export function variantOf(text: string | undefined): Pick<Visitor, "locale" | "theme"> | null {
  const said = (text ?? "").split(" ");
  const words = said.length === 3 && deviceTypes.some((one) => one === said[1]) ? [said[0], said[2]] : said;
  const locale = locales.find((one) => one === words[0]);
  const theme = themes.find((one) => one === words[1]);
  return locale && theme && words.length === 2 ? { locale, theme } : null;
}
