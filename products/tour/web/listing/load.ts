import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourListingValue } from "#products/tour/contract/tour.shapes.ts";

export type TourListingData = ListData<TourListingValue> & {
  destinationName: string;
  /** The slug of the city that it is about leaving from, or null. */
  originName: string | null;
};

/** R57, R58: the tours of a city or a country, from anywhere or from one city. */
export async function loadTourListing(context: LoadContext): Promise<Loaded<TourListingData>> {
  const { destinationName = "", originName } = context.request.match.params;
  const loaded = await loadList(
    context,
    listFilters.tour,
    (query) =>
      context.client.call(tourCalls.listing, {
        params: { destinationName },
        query: { ...query, ...(originName !== undefined && { origin: originName }) },
      }),
    ["month"],
  );
  if (loaded.kind !== "ready") return loaded;
  return { kind: "ready", data: { ...loaded.data, destinationName, originName: originName ?? null } };
}
