import type { MeValue } from "#domain/contract/user.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale, OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { TokenPayload } from "./token.ts";

/** The name that a page greets a user with: in the page's language, else in the other; empty without one. */
export function userName(user: MeValue, locale: Locale): string {
  const nameIn = (language: Locale) =>
    [inLocale(user, "first_name", language), inLocale(user, "last_name", language)].filter(Boolean).join(" ");
  return nameIn(locale) || nameIn(OTHER_LOCALE[locale]);
}

/** Name for a session whose user is still loading: the one in the token. */
export function sessionName(user: MeValue | null, payload: TokenPayload | null, locale: Locale): string {
  if (user !== null) return userName(user, locale);
  const name = payload?.["display_name"];
  return typeof name === "string" ? name : "";
}
