import { listFilters, listQuery } from "#domain/addresses/list-filters.ts";
import { isPersonal, type RouteName, routeNamed } from "#domain/addresses/routes.ts";
import type { Urgency } from "./admission.ts";

/** The page that says there is no such page is the same at every address. */
export const NOT_FOUND_FRESHNESS = 60_000;

/** Freshness of a page made during an outage of the provider, milliseconds: it is soon rendered again. */
export const LAST_KNOWN_FRESHNESS = 1_000;

/** Public pages with the priority of a booking. */
const onTheWay: readonly RouteName[] = ["login", "reservationHandOff", "flightHandOff"];

/** The query parameters that filter, sort and page a list of any product. */
const listParameters = Object.values(listFilters).flatMap(listQuery);

const crawler = /bot\b|crawl|spider|slurp/i;

export type Asker = { purpose: string | undefined; userAgent: string | undefined };

/** A page's admission priority: by its route, a list's parameters and the kind of client. */
export function urgencyOf(name: RouteName | null, query: URLSearchParams, { purpose, userAgent }: Asker): Urgency {
  if (name !== null && (isPersonal(routeNamed(name)) || onTheWay.includes(name))) return "own";
  if (purpose?.includes("prefetch") || (userAgent !== undefined && crawler.test(userAgent))) return "ahead";
  return listParameters.some((key) => query.has(key)) ? "list" : "page";
}
