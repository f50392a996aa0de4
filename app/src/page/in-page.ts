import { matchRoute } from "#app/src/routes.ts";

/** What a click asks of the router. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Whether a click means to follow the link here, and nobody has taken it yet. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey && !click.defaultPrevented;

/**
 * Whether going from one address to another stays in the page: the same path of a known route with another query (A18).
 * Switching the language is always a full load (A82).
 */
export function staysInPage(from: URL, to: URL): boolean {
  return (
    from.origin === to.origin &&
    from.pathname === to.pathname &&
    from.search !== to.search &&
    !to.searchParams.has("lang") &&
    matchRoute(to.pathname) !== null
  );
}

/** The address of a followed link that may stay in the page, or null: then the browser does what it always does. */
export function linkFollowed(click: MouseEvent, here: URL): URL | null {
  if (!isPlainClick(click) || !(click.target instanceof Element)) return null;
  const link = click.target.closest("a");
  if (link?.target !== "" || link.hasAttribute("download") || link.href === "") return null;
  return new URL(link.href, here);
}
