import { withQuery } from "./query.ts";
import {
  addressOf,
  homeInstead,
  isOwnersAlone,
  matchRoute,
  type RouteMatch,
  redirectOf,
  routeNamed,
} from "./routes.ts";

/** Limit of a query in characters, with its question mark: no page of ours makes a longer one. */
const QUERY_LIMIT = 4096;

/** Parameter that chooses the language, on any page (A82). */
export const LANGUAGE = "lang";

/** Reason for answering with a redirect to another address. */
export type Because =
  /** It chooses a language: redirects to the same address without the parameter. */
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

function withoutLanguage(path: string, query: string): string | null {
  const rest = new URLSearchParams(query);
  if (!rest.has(LANGUAGE)) return null;
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
  const chosen = withoutLanguage(path, query);
  if (chosen !== null) return { status: 303, match: matchRoute(path), location: chosen, because: "language" };
  if (query.length >= QUERY_LIMIT) return { status: 414, match: null };
  const match = matchRoute(path);
  if (match === null) return { status: 404, match };
  const led = ledTo(match, query);
  if (led !== null) return { status: 302, match, location: led, because: "leads_to" };
  if (!hasPage(match)) return { status: 404, match: null };
  if (isAnonymous && isOwnersAlone(routeNamed(match.name))) {
    const location = addressOf("login", {}, { return_to: query === "" ? path : `${path}?${query}` });
    return { status: 302, match, location, because: "login" };
  }
  const home = homeInstead(match.name, new URLSearchParams(query));
  return home === null ? { status: 200, match } : { status: 302, match, location: home, because: "missing" };
}
