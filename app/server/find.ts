import type { Client } from "#app/src/api/client.ts";
import type { Finder } from "#app/src/features/search/find-place.ts";
import { carriedOf } from "#domain/addresses/carried.ts";
import { addressOf, carriedInto } from "#domain/addresses/routes.ts";
import { finders } from "#products/server.ts";

/** A search form's action when the browser could not build the address itself. */
export const FIND_PATH = "/search/find";

/** Address that a search form leads to by its `kind`: a stay without one, Home for an unknown one. It carries on what the form did. */
export async function findAddress(
  query: URLSearchParams,
  client: Client,
  table: Readonly<Record<string, Finder>> = finders,
): Promise<string> {
  const kind = (query.get("kind") ?? "").trim() || "property";
  const find = Object.hasOwn(table, kind) ? table[kind] : undefined;
  const found = find ? await find(query, client) : addressOf("home", {}, { incomplete: "missing" });
  return carriedInto(found, carriedOf(query));
}
