import { manyValued, oneValued } from "#app/src/features/property-list/list-query.ts";
import { type RouteName, serializeQuery } from "./routes.ts";

/**
 * The query parameters that each route knows; `[]` marks those with several values. A page is rendered from these alone,
 * so that nothing else of an address gets into a page that others are sent. Only the server reads this table: the
 * browser is handed the address that its page was rendered from.
 */

/** What narrows, orders and turns the pages of a list. */
export const listQuery = [...manyValued.map((name) => `${name}[]`), ...oneValued, "sort", "page"] as const;
const stay = ["check_in", "length_of_stay", "rooms"] as const;

export const routeQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: ["incomplete", "destination_name", ...stay],
  iranHotels: listQuery,
  internationalHotels: listQuery,
  category: listQuery,
  city: listQuery,
  subject: listQuery,
  propertySearch: ["destination_id", "destination_name", ...stay, ...listQuery, "view"],
  property: [...stay, "choice", "comment", "comment_type", "comment_page", "question_page"],
  compare: ["property[]"],
  login: ["return_to"],
  panelReserves: ["status", "page"],
  panelTransactions: ["type", "page"],
  panelRefunds: ["page"],
  panelComments: ["page"],
  panelQuestions: ["page"],
  tourSearch: ["origin_id", "destination_id", ...stay],
  flightSearch: ["origin_city_id", "destination_city_id", "departure_date", "adult_count"],
};

/**
 * The query of a page in its one spelling: the parameters that its route knows, without blanks, in the order of
 * {@link serializeQuery}. Of a parameter with one value the first counts.
 */
export function pageQuery(name: RouteName, query: URLSearchParams): string {
  const known = routeQueries[name] ?? [];
  const values = new Map<string, string[]>();
  for (const [key, text] of query) {
    const value = text.trim();
    const plain = key.replace(/\[\]$/, "");
    const isMany = known.includes(`${plain}[]`);
    if (value === "" || !(isMany || known.includes(plain))) continue;
    const earlier = values.get(plain) ?? [];
    if (earlier.length === 0 || isMany) values.set(plain, [...earlier, value]);
  }
  return serializeQuery(
    Object.fromEntries(
      [...values].map(([plain, found]) => [plain, known.includes(`${plain}[]`) ? found : (found[0] ?? "")]),
    ),
  );
}
