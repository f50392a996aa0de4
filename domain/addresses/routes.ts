import { type CarriedName, carried, carriedTo, LANGUAGE } from "./carried.ts";
import { listFilters, listQuery, rateFilters } from "./list-filters.ts";
import { type Query, serializeQuery, withQuery } from "./query.ts";
import { fill, type ParamsOf, patternOf } from "./template.ts";

/**
 * Every page of the website, in the specification's order: the first row that matches an address wins.
 * A row holds everything about its route; website, provider, command line and Storybook read this one table.
 */

type Row = Redirect | PublicPage | OwnPage;
export type RouteTable = Readonly<Record<string, Row>>;

/** A redirect to another page that keeps the query. */
type Redirect = { readonly template: string; readonly leadsTo: string };

type Page = {
  /** The address with its parameters: `/{destinationName:letters}Hotels.html`. */
  readonly template: string;
  /** Its screen: a folder of `app/src/screens/`, or `product/folder` of `products/product/web/`. */
  readonly screen: string;
  /** Required query parameters: without them the visitor is redirected to Home (R39, R56, R65). */
  readonly needs?: readonly string[];
  /** Optional query parameters; `[]` marks those with several values. All others are dropped. */
  readonly query?: readonly string[];
  /**
   * Parameters of `query` of which the page needs at least one: without, the visitor is redirected to the page of the
   * choice.
   */
  readonly needsOneOf?: readonly string[];
};

type PublicPage = Page & {
  /** Freshness of the page for anonymous visitors, milliseconds; 0: never cached. */
  readonly freshMs: number;
  readonly shownTo?: never;
};

/** A personal page has no freshness: it enters no shared cache. */
type OwnPage = Page & {
  /** Audience: only the logged-in `owner`, or also a `holder` of what was sent to them. */
  readonly shownTo: "owner" | "holder";
  readonly freshMs?: never;
};

const CONTENT = 300_000;
const EDITORIAL = 60_000;
const LIST = 30_000;
/** Freshness of pages with prices. */
const PRICES = 5_000;

const stay = ["check_in", "length_of_stay", "rooms"] as const;
const propertyList = listQuery(listFilters.property);
const tourList = listQuery(listFilters.tour);
const flightList = listQuery(listFilters.flight);
/** Parameters of a search for flights, beside its cities. */
const flightWish = ["departure_date", "return_date", "adult_count", "child_count", "infant_count", "class"] as const;

const rows = {
  home: {
    template: "/",
    screen: "home",
    freshMs: EDITORIAL,
    query: [
      "kind",
      "incomplete",
      "origin_id",
      "origin_city_id",
      "origin_name",
      "destination_id",
      "destination_city_id",
      "destination_name",
      ...stay,
      ...flightWish,
    ],
  },
  rulesAndPolicies: { template: "/Content/RulesAndPolicies.html", screen: "content", freshMs: CONTENT },
  contact: { template: "/Content/Contact.html", screen: "contact", freshMs: CONTENT },
  about: { template: "/Content/About.html", screen: "content", freshMs: CONTENT },
  gallery: { template: "/Content/Gallery.html", screen: "content", freshMs: CONTENT },
  panel: { template: "/user/panel.html", screen: "panel", shownTo: "owner" },
  panelInformation: { template: "/user/panel/information.html", screen: "panel", shownTo: "owner" },
  panelReserves: {
    template: "/user/panel/reserves.html",
    screen: "panel",
    shownTo: "owner",
    query: ["status", "page"],
  },
  panelNotifications: {
    template: "/user/panel/notifications.html",
    screen: "panel",
    shownTo: "owner",
    query: ["page"],
  },
  panelGuests: { template: "/user/panel/guests.html", screen: "panel", shownTo: "owner" },
  panelFavorites: { template: "/user/panel/favorites.html", screen: "panel", shownTo: "owner", query: [...stay] },
  panelFinancial: { template: "/user/panel/financial", leadsTo: "panelTransactions" },
  panelTransactions: {
    template: "/user/panel/financial/index.html",
    screen: "panel",
    shownTo: "owner",
    query: ["kind", "type", "view", "page", "payment"],
  },
  panelReceipt: {
    template: "/user/panel/financial/receipts/{number:code}.html",
    screen: "panel",
    shownTo: "owner",
  },
  panelRefunds: { template: "/user/panel/financial/refunds.html", screen: "panel", shownTo: "owner", query: ["page"] },
  panelCommentsHome: { template: "/user/panel/comments", leadsTo: "panelComments" },
  panelComments: { template: "/user/panel/comments/index.html", screen: "panel", shownTo: "owner", query: ["page"] },
  panelQuestions: {
    template: "/user/panel/comments/questions.html",
    screen: "panel",
    shownTo: "owner",
    query: ["page"],
  },
  tracking: { template: "/reserve-new/reserve/tracking.html", screen: "tracking", shownTo: "holder" },
  partner: { template: "/partners/{id:alphanumeric}", screen: "partner", freshMs: EDITORIAL },
  iranHotels: {
    template: "/IranHotels.html",
    screen: "stay/listing",
    freshMs: LIST,
    query: propertyList,
  },
  internationalHotels: {
    template: "/InternationalHotels.html",
    screen: "stay/listing",
    freshMs: LIST,
    query: propertyList,
  },
  propertySearch: {
    template: "/search/property",
    screen: "stay/search",
    freshMs: PRICES,
    needs: ["destination_id", "destination_name", "check_in", "length_of_stay"],
    query: ["rooms", ...propertyList, "view"],
  },
  category: {
    template: "/{filter:letters}CategoryHotels.html",
    screen: "stay/category",
    freshMs: LIST,
    query: propertyList,
  },
  city: { template: "/{destinationName:letters}Hotels.html", screen: "stay/city", freshMs: LIST, query: propertyList },
  cityMap: { template: "/Maps/{destinationName:letters}Hotels.html", leadsTo: "city" },
  subject: {
    template: "/{destinationName:letters}Hotels/{filter:alphanumeric}Hotels.html",
    screen: "stay/subject",
    freshMs: LIST,
    query: propertyList,
  },
  attraction: {
    template: "/{destinationName:letters}Tourism/{attractionId:digits}.html",
    screen: "attraction",
    freshMs: EDITORIAL,
  },
  attractionMap: {
    template: "/Maps/{destinationName:letters}Tourism/{attractionId:digits}.html",
    leadsTo: "attraction",
  },
  property: {
    template: "/{cityName:letters}Hotels/{propertyName:word}Hotel.html",
    screen: "stay/property",
    freshMs: PRICES,
    query: [
      ...stay,
      "child_age[]",
      ...rateFilters,
      "choice",
      "comment",
      "comment_type",
      "comment_sort",
      "comment_page",
      "question_page",
    ],
  },
  reservationHandOff: { template: "/reserve/book/{hashTrackingCode:code}", screen: "hand-off", freshMs: 0 },
  registerHotel: {
    template: "/Landings/RegisterHotel.html",
    screen: "register-hotel",
    freshMs: CONTENT,
  },
  chabahar: { template: "/Landings/Chabahar.html", screen: "landing", freshMs: EDITORIAL },
  nowruz: { template: "/Landings/Nowruz.html", screen: "landing", freshMs: EDITORIAL },
  nowruzTours: {
    template: "/Landings/NowruzTours.html",
    screen: "tour/landing",
    freshMs: EDITORIAL,
  },
  nowruzForeignTours: {
    template: "/Landings/NowruzForeignTours.html",
    screen: "tour/landing",
    freshMs: EDITORIAL,
  },
  oneNightOffer: { template: "/Landings/OneNightOffer.html", screen: "landing", freshMs: LIST },
  tours: { template: "/Tours.html", screen: "tour/home", freshMs: LIST },
  tourSearch: {
    template: "/search/tour",
    screen: "tour/search",
    freshMs: PRICES,
    needs: ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms"],
    query: ["flex", ...tourList],
  },
  tourListing: {
    template: "/{destinationName:letters}Tours.html",
    screen: "tour/listing",
    freshMs: LIST,
    query: ["month", ...tourList],
  },
  tourListingFrom: {
    template: "/{destinationName:letters}Tours/From{originName:letters}.html",
    screen: "tour/listing",
    freshMs: LIST,
    query: ["month", ...tourList],
  },
  tour: {
    template: "/{cityName:letters}Tours/{propertyName:word}Tour.html",
    screen: "tour/detail",
    freshMs: PRICES,
    query: ["origin", "departure", "package", "rooms", "child_age[]", "beds"],
  },
  tourPrepare: {
    template: "/tour/reserve/prepare/{confirmation_code:code}",
    screen: "tour/prepare",
    shownTo: "owner",
  },
  tourStatus: {
    template: "/tour/reserve/status/{confirmation_code:code}",
    screen: "tour/status",
    shownTo: "owner",
    query: ["payment"],
  },
  tourVoucher: {
    template: "/tour/reserve/voucher/{confirmation_code:code}",
    screen: "tour/voucher",
    shownTo: "holder",
  },
  // The same page at both addresses: neither redirects to the other, and our own links use the first.
  tourVoucherOld: {
    template: "/tour/reserve/{confirmationCode:code}/voucher",
    screen: "tour/voucher",
    shownTo: "holder",
  },
  // Doors to flights that the specification gives no address (127).
  flights: { template: "/Flights.html", screen: "flight/home", freshMs: LIST },
  flightsFrom: { template: "/{originName:letters}Flights.html", screen: "flight/origin", freshMs: LIST },
  flightRoute: {
    template: "/{originName:letters}Flights/To{destinationName:letters}.html",
    screen: "flight/route",
    freshMs: LIST,
  },
  flightSearch: {
    template: "/search/flight",
    screen: "flight/search",
    freshMs: PRICES,
    needs: ["origin_city_id", "destination_city_id", "departure_date", "adult_count"],
    query: ["return_date", "child_count", "infant_count", "class", "outbound", ...flightList],
  },
  flightPrepare: {
    template: "/flight/reserve/prepare",
    screen: "flight/prepare",
    // A choice is public and a hold is its owner's. Both share this address, so neither enters a shared cache.
    shownTo: "holder",
    needsOneOf: ["offer_id", "confirmation_code"],
    query: ["offer_id", "return_offer_id", "adult_count", "child_count", "infant_count", "confirmation_code"],
  },
  flightStatus: {
    template: "/flight/reserve/status/{confirmation_code:code}",
    screen: "flight/status",
    shownTo: "owner",
    query: ["payment"],
  },
  flightVoucher: {
    template: "/flight/reserve/voucher/{confirmation_code:code}",
    screen: "flight/voucher",
    shownTo: "holder",
  },
  // The same page at both addresses, as with tours; our own links use the first.
  flightVoucherOld: {
    template: "/reserve-transportation/flight/{confirmationCode:code}/voucher",
    screen: "flight/voucher",
    shownTo: "holder",
  },
  // The document in one of the languages, whatever the visitor's language of the site.
  flightVoucherIn: {
    template: "/reserve-transportation/flight/{confirmationCode:code}/voucher/{locale:locale}",
    screen: "flight/voucher",
    shownTo: "holder",
  },
  flightHandOff: {
    template: "/reserve-transportation/flight/{confirmationCode:code}/book",
    screen: "hand-off",
    freshMs: 0,
  },
  // Pages that the specification needs but gives no address.
  login: { template: "/user/login.html", screen: "login", freshMs: 0, query: ["return_to"] },
  prepare: {
    template: "/reserve-new/reserve/prepare/{confirmation_code:code}",
    screen: "stay/prepare",
    shownTo: "owner",
  },
  status: {
    template: "/reserve-new/reserve/status/{confirmation_code:code}",
    screen: "stay/status",
    shownTo: "owner",
    query: ["payment"],
  },
  voucher: {
    template: "/reserve-new/reserve/voucher/{confirmation_code:code}",
    screen: "stay/voucher",
    shownTo: "holder",
  },
  // A link that a companion pays a share by, without logging in.
  share: { template: "/pay/{share_token:code}", screen: "share", shownTo: "holder" },
  // A traveller's own voucher, by the link that the booker sent.
  companion: { template: "/trip/{companion_token:code}", screen: "companion", shownTo: "holder" },
  panelReserve: { template: "/user/panel/reserves/{confirmation_code:code}.html", screen: "panel", shownTo: "owner" },
  // Fallback that the service worker shows for any page while offline, in either language.
  offline: { template: "/offline/{locale:locale}.html", screen: "offline", freshMs: CONTENT },
  compare: { template: "/compare.html", screen: "stay/compare", freshMs: 0, query: ["property[]", ...stay] },
} as const satisfies RouteTable;

type Rows = typeof rows;
export type RouteName = keyof Rows;
export type RouteParams = Readonly<Record<string, string>>;
export type RouteMatch = { readonly name: RouteName; readonly params: RouteParams };

/** Routes without parameters in their address. */
export type FixedRoute = {
  [Name in RouteName]: unknown extends ParamsOf<Rows[Name]["template"]> ? Name : never;
}[RouteName];

/** Parameters of a route's address; `{}` without any. */
type ParamsOfRoute<Name extends RouteName> = Name extends FixedRoute
  ? Readonly<Record<string, never>>
  : ParamsOf<Rows[Name]["template"]>;

type Named = { readonly name: RouteName; readonly pattern: RegExp };
type PublicRoute = Named & Omit<PublicPage, "shownTo">;
type PersonalRoute = Named & Omit<OwnPage, "freshMs">;
/** Has no page; the parameters of a page are undefined. */
type RedirectRoute = Named & {
  readonly template: string;
  readonly leadsTo: RouteName;
} & { readonly [Key in Exclude<keyof Page, "template">]?: undefined };
/** `freshMs`, `shownTo` and `leadsTo` are told apart by `in`: only one of the three has each. */
export type Route = PublicRoute | PersonalRoute | RedirectRoute;

/** The table in order. A row that only redirects also accepts a trailing slash. */
export const routes = (Object.entries(rows) as [RouteName, Row][]).map(
  ([name, row]) => ({ ...row, name, pattern: patternOf(row.template, { mayEndInSlash: "leadsTo" in row }) }) as Route,
);

const routeByName = new Map(routes.map((route) => [route.name, route]));

export const routeNamed = (name: RouteName): Route => routeByName.get(name)!;

/** True for a page that visitors share: its language is a parameter of its address. */
export const isPublic = (name: RouteName): boolean => "freshMs" in rows[name];

/** True for a page of one visitor: its owner's, or also the holder's of what was sent to them. No shared cache has it. */
export const isPersonal = (route: Route): route is PersonalRoute => "shownTo" in route;

/** True for a page that only its owner sees, logged in. */
export const isOwnersAlone = (route: Route): boolean => isPersonal(route) && route.shownTo === "owner";

/**
 * Returns the route of a path (no query), or null: not found. Paths are compared undecoded, so an encoded letter
 * matches nothing (R16).
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (found) return { name: route.name, params: { ...found.groups } };
  }
  return null;
}

/** Returns the path of a matched route. Throws when a parameter is missing or outside its alphabet. */
export const pathOf = ({ name, params }: RouteMatch): string => fill(rows[name].template, params);

type Parameters<Name extends RouteName> = Name extends FixedRoute
  ? [params?: ParamsOfRoute<Name>]
  : [params: ParamsOfRoute<Name>];

/**
 * Returns the path of a route, to compare with or to join a query to; a link is an {@link addressOf}. Throws when a
 * parameter is outside its alphabet.
 */
export const pathTo = <Name extends RouteName>(name: Name, ...[params]: Parameters<Name>): string =>
  pathOf({ name, params: (params ?? {}) as RouteParams });

/** True when a page has a carried parameter: a public one its language, and every one its party (decision 126). */
const knows = (name: RouteName) => (parameter: CarriedName) => parameter !== LANGUAGE || isPublic(name);

/** Returns the address of a matched route, with what links of the document carry on (`carried.ts`). */
export const addressTo = (match: RouteMatch, query: Query = {}): string =>
  withQuery(pathOf(match), serializeQuery({ ...carriedTo(knows(match.name)), ...query }));

/**
 * Returns the address of a route, with exactly the parameters of its template, and what links of the document carry on
 * (`carried.ts`). Throws when one is outside its alphabet.
 */
export const addressOf = <Name extends RouteName>(
  name: Name,
  ...[params, query = {}]: Name extends FixedRoute
    ? [params?: ParamsOfRoute<Name>, query?: Query]
    : [params: ParamsOfRoute<Name>, query?: Query]
): string => addressTo({ name, params: (params ?? {}) as RouteParams }, query);

/** Returns an address of ours with what a document carries on, by default this one; its own parameters take precedence. */
export function carriedInto(address: string, from = carried()): string {
  const [page = "", place] = address.split("#");
  const [path = "", text = ""] = page.split("?");
  const match = matchRoute(path);
  const next = new URLSearchParams(text);
  const known = match === null ? {} : carriedTo(knows(match.name), from);
  const missing = Object.entries(known).filter(([name, value]) => value !== undefined && !next.has(name));
  for (const [name, value] of missing) next.set(name, String(value));
  if (missing.length === 0) return address;
  return withQuery(path, next.toString()) + (place === undefined ? "" : `#${place}`);
}

/** Target of a route that only redirects, query kept; null for every other route. */
export function redirectOf({ name, params }: RouteMatch, query: string): string | null {
  const route = routeNamed(name);
  return "leadsTo" in route ? withQuery(pathOf({ name: route.leadsTo, params }), query) : null;
}

/** Returns the required query parameters that are absent or blank; if one of several would do, all of them. */
export function missingQuery(name: RouteName, query: URLSearchParams): string[] {
  const { needs = [], needsOneOf: choice = [] } = routeNamed(name);
  const isBlank = (key: string) => (query.get(key) ?? "").trim() === "";
  return [...needs.filter(isBlank), ...(choice.every(isBlank) ? choice : [])];
}

/** Product of a screen, as its folder is named; stays are searched for without a kind. */
type SearchedProduct<R> = R extends { screen: `${infer Product}/${string}` } ? Exclude<Product, "stay"> : never;

/**
 * Product whose search form belongs to a page, at Home and on the page's error: that of its screen.
 * Undefined: the form of stays.
 */
export function searchedAs(name: RouteName): SearchedProduct<Rows[RouteName]> | undefined {
  const [product, folder] = routeNamed(name).screen?.split("/") ?? [];
  return folder === undefined || product === "stay" ? undefined : (product as SearchedProduct<Rows[RouteName]>);
}

/** Query parameters that prefill the forms of Home. */
const inForms = routeNamed("home").query?.filter((name) => name !== "kind" && name !== "incomplete") ?? [];

/**
 * Returns the address of Home that replaces a page with missing parameters, with the reason and the rest of the search
 * for its form; null if nothing is missing.
 */
export function homeInstead(name: RouteName, query: URLSearchParams): string | null {
  if (missingQuery(name, query).length === 0) return null;
  const kind = searchedAs(name);
  if (routeNamed(name).needsOneOf) return addressOf("home", {}, { kind, incomplete: "choice" });
  const typed = Object.fromEntries(inForms.map((field) => [field, query.get(field) ?? undefined]));
  return addressOf("home", {}, { ...typed, kind, incomplete: "missing" });
}
