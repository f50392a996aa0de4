import { withQuery } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";

const PREFIX = "/web/share/";
/** Every share picture. */
export const SHARE_PATHS = `${PREFIX}*`;

const pattern = new RegExp(`^${PREFIX}(${locales.join("|")})(/.+)?\\.jpg$`);
const [pathIn, queryIn] = [/\?.*/s, /^[^?]*\??/];

/** Address of the share picture of a page, by the page's path and query. */
export const shareAddress = (locale: Locale, page: string): string => {
  const path = page.replace(pathIn, "");
  return withQuery(`${PREFIX}${locale}${path === addressOf("home") ? "" : path}.jpg`, page.replace(queryIn, ""));
};

/** The page that a share picture is of, or null. */
export function sharedPage(path: string): { locale: Locale; path: string } | null {
  const [, language, page = addressOf("home")] = pattern.exec(path) ?? [];
  const locale = locales.find((one) => one === language);
  return locale === undefined ? null : { locale, path: page };
}
