import type { Client } from "#app/src/api/client.ts";
import { isPersonal, matchRoute, routeNamed } from "#domain/addresses/routes.ts";
import { PAGE_ADDRESS } from "#domain/bounds.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { safePath } from "#domain/text/safe-path.ts";

/** The key under which this tab stores that it is outside the company's network. */
const ELSEWHERE = "not-company";

/** True when a page may be cached: a personal one never is. */
function isKept(address: string): boolean {
  const match = matchRoute(address.replace(/\?.*/s, ""));
  return match !== null && !isPersonal(routeNamed(match.name));
}

/**
 * The call that revalidates a page, for callers in the company's network; null for all others, which is
 * asked once per tab. Only a path of this site is believed.
 *
 * @param address the page's path and query
 */
export async function reloadAddressOf(
  address: string,
  client: Client,
  tab: Pick<Storage, "getItem" | "setItem">,
): Promise<string | null> {
  if (tab.getItem(ELSEWHERE) !== null || address.length > PAGE_ADDRESS.max || !isKept(address)) return null;
  const context = await client.call(baseCalls.context, { query: { address } });
  if (!context.ok) return null;
  if (!context.value.is_company_ip) tab.setItem(ELSEWHERE, "");
  return safePath(context.value.reload_cache_address ?? "");
}
