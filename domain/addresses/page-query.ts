import { serializeQuery } from "./query.ts";
import { type RouteName, routeNamed } from "./routes.ts";

/**
 * The query of a page in its one spelling: the parameters that its route knows, without blanks, in the order of
 * {@link serializeQuery}. Of a parameter with one value the first counts. A page is rendered from these alone, so that
 * nothing else of an address gets into a page that others are served.
 */
export function pageQuery(name: RouteName, query: URLSearchParams): string {
  const { needs = [], query: others = [] } = routeNamed(name);
  const known = [...needs, ...others];
  const values = new Map<string, string[]>();
  for (const [key, text] of query) {
    const value = text.trim();
    const plain = key.replace(/\[\]$/, "");
    if (value === "" || !(known.includes(`${plain}[]`) || known.includes(plain))) continue;
    values.set(plain, [...(values.get(plain) ?? []), value]);
  }
  return serializeQuery(
    Object.fromEntries(
      [...values].map(([plain, found]) => [plain, known.includes(`${plain}[]`) ? found : (found[0] ?? "")]),
    ),
  );
}
