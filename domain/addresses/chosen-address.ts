import type { Locale } from "../enums/enums.ts";
import { localeOf } from "../text/in-locale.ts";
import { LANGUAGE } from "./carried.ts";
import { pageQuery } from "./page-query.ts";
import { AUDIENCE } from "./party-audience.ts";
import { withQuery } from "./query.ts";
import { matchRoute } from "./routes.ts";

/** Returns the canonical address of a page with a language that it chooses; null: without one. */
export function choosing(address: string, locale: Locale | null): string {
  const [path = "", text = ""] = address.split("?");
  const match = matchRoute(path);
  if (match === null) return address;
  const query = new URLSearchParams(text);
  query.delete(LANGUAGE);
  if (locale !== null) query.set(LANGUAGE, locale);
  return withQuery(path, pageQuery(match.name, query));
}

/** Returns the canonical address of a page without what links carry: of no language and no party. */
export function uncarried(address: string): string {
  const [path = "", text = ""] = address.split("?");
  const query = new URLSearchParams(text);
  query.delete(AUDIENCE);
  return choosing(withQuery(path, query.toString()), null);
}

/** The language of a page whose address and visitor chose none (R1). */
const UNCHOSEN = localeOf(null);

/** Returns the address of a page in one language for others: without a choice a page is Persian (R1). */
export const inLanguage = (address: string, locale: Locale): string =>
  choosing(address, UNCHOSEN === locale ? null : locale);
