import { listQuery } from "#app/src/route-queries.ts";
import { type RouteName, routeNamed } from "#app/src/routes.ts";
import type { Urgency } from "./admission.ts";

/** How long an anonymous page stays fresh, in milliseconds: short where there are prices of a stay. */
export const freshness: Partial<Record<RouteName, number>> = {
  home: 60_000,
  rulesAndPolicies: 300_000,
  contact: 300_000,
  about: 300_000,
  gallery: 300_000,
  iranHotels: 30_000,
  internationalHotels: 30_000,
  category: 30_000,
  city: 30_000,
  subject: 30_000,
  attraction: 60_000,
  partner: 60_000,
  registerHotel: 300_000,
  chabahar: 60_000,
  nowruz: 60_000,
  oneNightOffer: 30_000,
  propertySearch: 5_000,
  property: 5_000,
};

/** The page that says there is no such page is the same at every address. */
export const NOT_FOUND_FRESHNESS = 60_000;

/** Public pages on which a booking depends all the same. */
const onTheWay: readonly RouteName[] = ["login", "reservationHandOff"];

const crawler = /bot\b|crawl|spider|slurp/i;

export type Asker = { purpose: string | undefined; userAgent: string | undefined };

/** How urgent a page is when there is not room for all: by its route, by what is asked of a list, by who asks. */
export function urgencyOf(name: RouteName | null, query: URLSearchParams, { purpose, userAgent }: Asker): Urgency {
  if (name !== null && (routeNamed(name).shownTo !== undefined || onTheWay.includes(name))) return "own";
  if (purpose?.includes("prefetch") || (userAgent !== undefined && crawler.test(userAgent))) return "ahead";
  return listQuery.some((key) => query.has(key)) ? "list" : "page";
}
