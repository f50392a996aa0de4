import { hasScreen, screenOf } from "#app/src/screens.ts";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { chosenLanguage } from "#domain/addresses/carried.ts";
import { AUDIENCE } from "#domain/addresses/party-audience.ts";
import { matchRoute } from "#domain/addresses/routes.ts";

/** The panel is the one part of the site that moves without page loads (R72). */
const isInPanel = ({ pathname }: URL): boolean => {
  const match = matchRoute(pathname);
  return match !== null && hasScreen(match.name) && screenOf(match.name) === "panel";
};

/**
 * True when going from one address to another stays in the page: the same path of a known route with another query, or
 * from one page of the panel to another (R72). Switching the language is always a full load, and so is another
 * party: the whole document is for one.
 */
export function staysInPage(from: URL, to: URL): boolean {
  if (from.origin !== to.origin || chosenLanguage(from.searchParams) !== chosenLanguage(to.searchParams)) return false;
  if (from.searchParams.get(AUDIENCE) !== to.searchParams.get(AUDIENCE)) return false;
  if (from.pathname !== to.pathname) return isInPanel(from) && isInPanel(to);
  return from.search !== to.search && matchRoute(to.pathname) !== null;
}

/** Address of a followed link that may stay in the page, or null for the browser's default behaviour. */
export function linkFollowed(click: MouseEvent, here: URL): URL | null {
  if (!isPlainClick(click) || !(click.target instanceof Element)) return null;
  const link = click.target.closest("a");
  if (link?.target !== "" || link.hasAttribute("download") || link.href === "") return null;
  return new URL(link.href, here);
}
