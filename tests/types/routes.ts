/**
 * Mistakes about pages that must not compile, as in `calls.ts`. Nothing here runs.
 */
import { addressOf, isPersonal, type Route, type RouteTable } from "#domain/addresses/routes.ts";

/** A route without a screen: an unbuilt one must say `later`. */
export const withoutScreen = {
  // @ts-expect-error a page names its screen
  lounge: { template: "/Lounge.html" },
} as const satisfies RouteTable;

/** A personal page with a shared cache. */
export const cachedForOthers = {
  // @ts-expect-error what is shown to its owner has no freshness
  lounge: { template: "/user/lounge.html", screen: "lounge", shownTo: "owner", freshMs: 60_000 },
} as const satisfies RouteTable;

/** A public page without a freshness. */
export const withoutFreshness = {
  // @ts-expect-error a public page says how long it is kept
  lounge: { template: "/Lounge.html", screen: "lounge" },
} as const satisfies RouteTable;

/** A freshness of a route that may be personal, and of one that is. */
// @ts-expect-error only a public page has a freshness
export const freshnessOfAny = (route: Route) => route.freshMs;
// @ts-expect-error a personal page has none
export const freshnessOfPersonal = (route: Route) => isPersonal(route) && route.freshMs;
/** An audience of a route that may be public. */
// @ts-expect-error only a personal page has an audience
export const audienceOfAny = (route: Route) => route.shownTo;

/** An address with a parameter of another name, with one too few, and with one too many. */
// @ts-expect-error the template has {destinationName}
export const misspeltParameter = () => addressOf("city", { destination: "Yazd" });
// @ts-expect-error the template has two parameters
export const missingParameter = () => addressOf("property", { cityName: "Yazd" });
// @ts-expect-error a property is named by its city and itself
export const noParameters = () => addressOf("property");
// @ts-expect-error Home has no parameters
export const uncalledFor = () => addressOf("home", { cityName: "Yazd" });
// @ts-expect-error there is no such page
export const unknownPage = () => addressOf("lounge");
