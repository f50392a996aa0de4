import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { ListingValue } from "#products/stay/contract/stay.shapes.ts";

export type ListingData = ListData<ListingValue> & { scope: "iran" | "international" };

/** R36, R37: Iran and abroad are two addresses of one screen. */
export async function loadListing(context: LoadContext): Promise<Loaded<ListingData>> {
  const scope = context.request.match.name === "iranHotels" ? "iran" : "international";
  const loaded = await loadList(context, listFilters.property, (query) =>
    context.client.call(stayCalls.listing, { query: { ...query, scope } }),
  );
  return loaded.kind === "ready" ? { kind: "ready", data: { ...loaded.data, scope } } : loaded;
}
