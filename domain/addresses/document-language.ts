import type { Locale } from "../enums/enums.ts";
import { localeOf } from "../text/in-locale.ts";
import { matchRoute, pathOf } from "./routes.ts";

/**
 * Returns the language that an address fixes for its document, whatever the site's language; null if it fixes
 * none.
 */
export function documentLanguage(path: string): Locale | null {
  const language = matchRoute(path)?.params["locale"];
  return language === undefined ? null : localeOf(language);
}

/** Returns the address of the same document in another language; null if the address fixes no language. */
export function documentIn(path: string, locale: Locale): string | null {
  const match = matchRoute(path);
  if (match?.params["locale"] === undefined) return null;
  return pathOf({ name: match.name, params: { ...match.params, locale } });
}
