import { pageQuery } from "#domain/addresses/page-query.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { matchRoute } from "#domain/addresses/routes.ts";

/** Path and query of the shown page, with the parameters that its route knows: no tracking parameter is passed on. */
export function pageLink({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const match = matchRoute(pathname);
  return withQuery(pathname, match ? pageQuery(match.name, new URLSearchParams(search)) : "");
}
