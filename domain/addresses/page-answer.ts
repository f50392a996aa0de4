import { carriedOf, chosenLanguage, LANGUAGE } from "./carried.ts";
import { withQuery } from "./query.ts";
import {
  addressOf,
  carriedInto,
  homeInstead,
  isOwnersAlone,
  isPersonal,
  matchRoute,
  type RouteMatch,
  redirectOf,
  routeNamed,
} from "./routes.ts";

/** Limit of a query in characters, with its question mark: no page of ours makes a longer one. */
const QUERY_LIMIT = 4096;

/** Reason for answering with a redirect to another address. */
export type Because =
  /** A personal page whose address chooses a language: redirects to the same address without the parameter. */
  | "language"
  /** It is another address of the same page. */
  | "leads_to"
  /** Its page requires a logged-in user. */
  | "login"
  /** It lacks parameters that its page needs. */
  | "missing";

/** The site's answer to the address of a page, before any data is read. */
export type PageAnswer =
  | { readonly status: 200; readonly match: RouteMatch }
  | {
      readonly status: 302 | 303;
      readonly match: RouteMatch | null;
      readonly location: string;
      readonly because: Because;
    }
  | { readonly status: 404 | 414; readonly match: null };

const hasPage = ({ name }: RouteMatch): boolean => routeNamed(name).screen !== undefined;

/** Returns the target of a redirecting address, if the target has a page. */
function ledTo(match: RouteMatch, query: string): string | null {
  const target = redirectOf(match, new URLSearchParams(query).toString());
  const page = target === null ? null : matchRoute(target.replace(/\?.*/s, ""));
  return page !== null && hasPage(page) ? target : null;
}

/** Returns the address of a personal page without the language that it chooses; null for any other address. */
function withoutLanguage(match: RouteMatch, path: string, query: URLSearchParams): string | null {
  if (!isPersonal(routeNamed(match.name)) || chosenLanguage(query) === null) return null;
  const rest = new URLSearchParams(query);
  rest.delete(LANGUAGE);
  return withQuery(path, rest.toString());
}

/**
 * Decides the answer to the address of a page.
 *
 * @param path as in the address, not decoded (R16)
 * @param query without its question mark
 */
export function pageAnswer(path: string, query: string, isAnonymous: boolean): PageAnswer {
  if (query.length >= QUERY_LIMIT) return { status: 414, match: null };
  const match = matchRoute(path);
  if (match === null) return { status: 404, match };
  const led = ledTo(match, query);
  if (led !== null) return { status: 302, match, location: led, because: "leads_to" };
  if (!hasPage(match)) return { status: 404, match: null };
  const parameters = new URLSearchParams(query);
  const chosen = withoutLanguage(match, path, parameters);
  if (chosen !== null) return { status: 303, match, location: chosen, because: "language" };
  if (isAnonymous && isOwnersAlone(routeNamed(match.name))) {
    const location = addressOf("login", {}, { return_to: query === "" ? path : `${path}?${query}` });
    return { status: 302, match, location, because: "login" };
  }
  const home = homeInstead(match.name, parameters);
  if (home === null) return { status: 200, match };
  return { status: 302, match, location: carriedInto(home, carriedOf(parameters)), because: "missing" };
}
