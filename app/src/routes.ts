/**
 * Every address of the website, in the specification's order: the first row that matches wins (A1, A2, A5, A6).
 * The server, the browser, Storybook and the command line all read this one table.
 *
 * A template's braces hold a parameter and its alphabet. An address matches as a whole and as spelt (R17, A8).
 */

const alphabets = {
  letters: "[A-Za-z]+",
  alphanumeric: "[A-Za-z0-9]+",
  word: "[A-Za-z0-9_]+",
  digits: "[0-9]+",
  /** A confirmation code or a hash of one: url-safe, long enough for the codes of every kind. */
  code: "[A-Za-z0-9_-]{1,64}",
  locale: "fa|en",
} as const;
type Alphabet = keyof typeof alphabets;

type Row = {
  /** The address with its parameters: `/{destinationName:letters}Hotels.html`. */
  readonly template: string;
  /** Query parameters without which the visitor goes Home (R39, R56, R65). */
  readonly needs?: readonly string[];
  /** The template of the address this one only leads to: answered by a redirect that keeps the query (A10, A12). */
  readonly leadsTo?: string;
  /** Who sees something here: nobody but a logged-in `owner`, or also a `holder` of what was sent to them (A38). */
  readonly shownTo?: "owner" | "holder";
};

const rows = {
  home: { template: "/" },
  rulesAndPolicies: { template: "/Content/RulesAndPolicies.html" },
  contact: { template: "/Content/Contact.html" },
  about: { template: "/Content/About.html" },
  gallery: { template: "/Content/Gallery.html" },
  panel: { template: "/user/panel.html", shownTo: "owner" },
  panelInformation: { template: "/user/panel/information.html", shownTo: "owner" },
  panelReserves: { template: "/user/panel/reserves.html", shownTo: "owner" },
  panelGuests: { template: "/user/panel/guests.html", shownTo: "owner" },
  panelFavorites: { template: "/user/panel/favorites.html", shownTo: "owner" },
  panelFinancial: { template: "/user/panel/financial", leadsTo: "/user/panel/financial/index.html" },
  panelTransactions: { template: "/user/panel/financial/index.html", shownTo: "owner" },
  panelRefunds: { template: "/user/panel/financial/refunds.html", shownTo: "owner" },
  panelCommentsHome: { template: "/user/panel/comments", leadsTo: "/user/panel/comments/index.html" },
  panelComments: { template: "/user/panel/comments/index.html", shownTo: "owner" },
  panelQuestions: { template: "/user/panel/comments/questions.html", shownTo: "owner" },
  tracking: { template: "/reserve-new/reserve/tracking.html", shownTo: "holder" },
  partner: { template: "/partners/{id:alphanumeric}" },
  iranHotels: { template: "/IranHotels.html" },
  internationalHotels: { template: "/InternationalHotels.html" },
  propertySearch: {
    template: "/search/property",
    needs: ["destination_id", "destination_name", "check_in", "length_of_stay"],
  },
  category: { template: "/{filter:letters}CategoryHotels.html" },
  city: { template: "/{destinationName:letters}Hotels.html" },
  cityMap: { template: "/Maps/{destinationName:letters}Hotels.html", leadsTo: "/{destinationName:letters}Hotels.html" },
  subject: { template: "/{destinationName:letters}Hotels/{filter:alphanumeric}Hotels.html" },
  attraction: { template: "/{destinationName:letters}Tourism/{attractionId:digits}.html" },
  attractionMap: {
    template: "/Maps/{destinationName:letters}Tourism/{attractionId:digits}.html",
    leadsTo: "/{destinationName:letters}Tourism/{attractionId:digits}.html",
  },
  property: { template: "/{cityName:letters}Hotels/{propertyName:word}Hotel.html" },
  reservationHandOff: { template: "/reserve/book/{hashTrackingCode:code}" },
  registerHotel: { template: "/Landings/RegisterHotel.html" },
  chabahar: { template: "/Landings/Chabahar.html" },
  nowruz: { template: "/Landings/Nowruz.html" },
  nowruzTours: { template: "/Landings/NowruzTours.html" },
  nowruzForeignTours: { template: "/Landings/NowruzForeignTours.html" },
  oneNightOffer: { template: "/Landings/OneNightOffer.html" },
  tours: { template: "/Tours.html" },
  tourSearch: {
    template: "/search/tour",
    needs: ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms"],
  },
  tourListing: { template: "/{destinationName:letters}Tours.html" },
  tourListingFrom: { template: "/{destinationName:letters}Tours/From{originName:letters}.html" },
  tour: { template: "/{cityName:letters}Tours/{propertyName:word}Tour.html" },
  tourPrepare: { template: "/tour/reserve/prepare/{confirmation_code:code}" },
  tourStatus: { template: "/tour/reserve/status/{confirmation_code:code}" },
  tourVoucher: { template: "/tour/reserve/voucher/{confirmation_code:code}" },
  tourVoucherOld: { template: "/tour/reserve/{confirmationCode:code}/voucher" },
  flightSearch: {
    template: "/search/flight",
    needs: ["origin_city_id", "destination_city_id", "departure_date", "adult_count"],
  },
  flightPrepare: { template: "/flight/reserve/prepare" },
  flightStatus: { template: "/flight/reserve/status/{confirmation_code:code}" },
  flightVoucher: { template: "/flight/reserve/voucher/{confirmation_code:code}" },
  flightVoucherOld: { template: "/reserve-transportation/flight/{confirmationCode:code}/voucher" },
  flightVoucherIn: { template: "/reserve-transportation/flight/{confirmationCode:code}/voucher/{locale:locale}" },
  flightHandOff: { template: "/reserve-transportation/flight/{confirmationCode:code}/book" },
  // What the specification needs and gives no address to (A37, A81).
  login: { template: "/user/login.html" },
  prepare: { template: "/reserve-new/reserve/prepare/{confirmation_code:code}", shownTo: "owner" },
  status: { template: "/reserve-new/reserve/status/{confirmation_code:code}", shownTo: "owner" },
  voucher: { template: "/reserve-new/reserve/voucher/{confirmation_code:code}", shownTo: "holder" },
  panelReserve: { template: "/user/panel/reserves/{confirmation_code:code}.html", shownTo: "owner" },
  compare: { template: "/compare.html" },
} as const satisfies Record<string, Row>;

export type RouteName = keyof typeof rows;
export type RouteParams = Readonly<Record<string, string>>;
export type RouteMatch = { readonly name: RouteName; readonly params: RouteParams };

const slot = /\{(\w+):(\w+)\}/g;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `/{a:letters}Hotels.html` → `^/(?<a>[A-Za-z]+)Hotels\.html$`; a row that only redirects also takes a trailing slash (A9). */
function patternOf(row: Row): RegExp {
  let source = "";
  let end = 0;
  for (const found of row.template.matchAll(slot)) {
    const [whole, name, alphabet] = found;
    source += `${literal(row.template.slice(end, found.index))}(?<${name}>${alphabets[alphabet as Alphabet]})`;
    end = found.index + whole.length;
  }
  source += literal(row.template.slice(end));
  return new RegExp(`^${source}${row.leadsTo === undefined ? "" : "/?"}$`);
}

export type Route = Row & { readonly name: RouteName; readonly pattern: RegExp };

/** The table in order. */
export const routes: readonly Route[] = Object.entries<Row>(rows).map(([name, row]) => ({
  ...row,
  name: name as RouteName,
  pattern: patternOf(row),
}));

const routeByName = new Map(routes.map((route) => [route.name, route]));

export const routeNamed = (name: RouteName): Route => routeByName.get(name)!;

/**
 * The route of a path (no query), or null: not found.
 * A path as it stands in the address is compared, so an encoded letter matches nothing (R16).
 */
export function matchRoute(path: string): RouteMatch | null {
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (found) return { name: route.name, params: { ...found.groups } };
  }
  return null;
}

function fill(template: string, params: RouteParams): string {
  return template.replace(slot, (_, name: string, alphabet: string) => {
    const value = params[name];
    if (value === undefined || !new RegExp(`^(?:${alphabets[alphabet as Alphabet]})$`).test(value)) {
      throw new Error(`The address ${template} cannot hold ${name}=${String(value)}`);
    }
    return value;
  });
}

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/**
 * Serializes a query the one way this project does (A74): keys sorted, arrays as `key[]=v`, empty values left out.
 * The same query so always makes the same address, which answers are cached and replayed by.
 */
export function serializeQuery(query: Query): string {
  const parts: string[] = [];
  for (const key of Object.keys(query).sort()) {
    const value = query[key];
    if (value === undefined || value === null || value === "") continue;
    if (Array.isArray(value)) {
      for (const item of value) parts.push(`${encodeURIComponent(key)}[]=${encodeURIComponent(String(item))}`);
    } else parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  }
  return parts.join("&");
}

/** The address of a route. Throws when a parameter is missing or outside its alphabet: a programming error. */
export function addressOf(name: RouteName, params: RouteParams = {}, query: Query = {}): string {
  const path = fill(routeNamed(name).template, params);
  const text = serializeQuery(query);
  return text === "" ? path : `${path}?${text}`;
}

/** Where a route that only leads elsewhere leads, query kept; null for every other route. */
export function redirectOf(match: RouteMatch, query: string): string | null {
  const { leadsTo } = routeNamed(match.name);
  if (leadsTo === undefined) return null;
  return fill(leadsTo, match.params) + (query === "" ? "" : `?${query}`);
}

/** The required query parameters that are absent or blank (A13). */
export function missingQuery(name: RouteName, query: URLSearchParams): string[] {
  return (routeNamed(name).needs ?? []).filter((key) => (query.get(key) ?? "").trim() === "");
}
