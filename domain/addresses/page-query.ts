import { carriedOf, LANGUAGE } from "./carried.ts";
import { serializeQuery } from "./query.ts";
import { isPublic, type RouteName, routeNamed } from "./routes.ts";

/**
 * Canonical query of a page: the parameters that its route knows, without blanks, in the order of
 * {@link serializeQuery}. The first value of a single-valued parameter counts. Pages render from these alone, so
 * nothing else in an address enters a page served to others from the cache. A public page also knows its language,
 * and every page the passports of its party (decision 126).
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
  return serializeQuery({
    ...carriedOf(query),
    ...(!isPublic(name) && { [LANGUAGE]: null }),
    ...Object.fromEntries(
      [...values].map(([plain, found]) => [plain, known.includes(`${plain}[]`) ? found : (found[0] ?? "")]),
    ),
  });
}
