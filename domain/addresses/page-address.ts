import { pageQuery } from "./page-query.ts";
import { withQuery } from "./query.ts";
import { matchRoute } from "./routes.ts";

/** The one spelling of a page's path and query; null where no page has that path, or it is another site's. */
export function pageAddress(address: string, origin = "http://dummy.invalid"): string | null {
  const url = URL.parse(address, origin);
  const match = url && matchRoute(url.pathname);
  return match && withQuery(url.pathname, pageQuery(match.name, url.searchParams));
}
