import type { ListingValue } from "#domain/contract/property.shapes.ts";
import { type ListData, loadList } from "#app/src/features/property-list/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";

export type ListingData = ListData<ListingValue>;

/** R36, R37: Iran and abroad are two addresses of one screen. */
export const loadListing = (context: LoadContext): Promise<Loaded<ListingData>> =>
  loadList(context, (query) =>
    context.api.listing(context.request.match.name === "iranHotels" ? "iran" : "international", query),
  );
