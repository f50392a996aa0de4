import { pageQuery } from "./page-query.ts";
import { withQuery } from "./query.ts";
import { matchRoute } from "./routes.ts";

/** Returns the canonical path and query of a page; null if no page has that path, or it belongs to another site. */
export function pageAddress(address: string, origin = "http://dummy.invalid"): string | null {
  const url = URL.parse(address, origin);
  const match = url && matchRoute(url.pathname);
  return match && withQuery(url.pathname, pageQuery(match.name, url.searchParams));
}
