import { matchRoute } from "#domain/addresses/routes.ts";
import { safePath } from "#domain/text/safe-path.ts";

/**
 * A path and query that a page of this site has, or null: the only addresses that a redirect or a return after logging
 * in may lead to.
 */
export function ourAddress(text: string): string | null {
  const address = safePath(text);
  return address !== null && matchRoute(address.replace(/\?.*/, "")) !== null ? address : null;
}
