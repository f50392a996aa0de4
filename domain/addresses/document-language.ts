import type { Locale } from "../enums/enums.ts";
import { localeOf } from "../text/in-locale.ts";
import { matchRoute, pathOf } from "./routes.ts";

/**
 * The language that an address fixes for its document, whichever the visitor has chosen for the site (A59); null where
 * it fixes none.
 */
export function documentLanguage(path: string): Locale | null {
  const language = matchRoute(path)?.params["locale"];
  return language === undefined ? null : localeOf(language);
}

/** The address of the same document in another language; null where the address fixes none. */
export function documentIn(path: string, locale: Locale): string | null {
  const match = matchRoute(path);
  if (match?.params["locale"] === undefined) return null;
  return pathOf({ name: match.name, params: { ...match.params, locale } });
}
