import { withQuery } from "./query.ts";
import { addressOf, homeInstead, matchRoute, type RouteMatch, redirectOf, routeNamed } from "./routes.ts";

/** A longer query is refused: no page of ours makes one. In characters, its question mark with it. */
const QUERY_LIMIT = 4096;

/** Chooses the language on any page (A82). */
export const LANGUAGE = "lang";

/** Why an address is answered with another one. */
export type Because =
  /** It chooses a language, and is asked for again without. */
  | "language"
  /** It is another address of the same page. */
  | "leads_to"
  /** Only a user sees it. */
  | "login"
  /** It lacks what its page needs. */
  | "missing";

/** What the site answers to the address of a page, before anything of it is read. */
export type PageAnswer =
  | { readonly status: 200; readonly match: RouteMatch }
  | {
      readonly status: 302 | 303;
      readonly match: RouteMatch | null;
      readonly location: string;
      readonly because: Because;
    }
  | { readonly status: 404 | 414; readonly match: null };

const hasPage = ({ name }: RouteMatch): boolean => routeNamed(name).screen !== null;

/** The address that another one only leads to, where that has a page. */
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
 * The one rule of what an address is answered with.
 *
 * @param path as it stands in the address, not decoded (R16)
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
  if (isAnonymous && routeNamed(match.name).shownTo === "owner") {
    const location = addressOf("login", {}, { return_to: query === "" ? path : `${path}?${query}` });
    return { status: 302, match, location, because: "login" };
  }
  const home = homeInstead(match.name, new URLSearchParams(query));
  return home === null ? { status: 200, match } : { status: 302, match, location: home, because: "missing" };
}
