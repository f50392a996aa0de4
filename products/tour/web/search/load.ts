import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import { type NamedEnds, namedEnds } from "#app/src/features/search/named-ends.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import type { TourSearchValue } from "#products/tour/contract/tour.shapes.ts";

/** R55: parameters of a search beside its filters. */
const searched = ["origin_id", "destination_id", "check_in", "length_of_stay", "rooms", "flex"] as const;

export type TourSearchData = ListData<TourSearchValue> & { ends?: NamedEnds };

export async function loadTourSearch(context: LoadContext): Promise<Loaded<TourSearchData>> {
  const loaded = await loadList(
    context,
    listFilters.tour,
    (query) => {
      const typed = context.request.query.get("check_in") ?? "";
      const { origin_id, destination_id, length_of_stay, rooms } = query;
      const asked = {
        ...query,
        origin_id,
        destination_id,
        length_of_stay,
        rooms,
        check_in: normaliseIso(typed) ?? typed,
      };
      return context.client.call(tourCalls.search, { query: asked });
    },
    searched,
  );
  if (loaded.kind !== "ready" || loaded.data.list !== null) return loaded;
  const ends = await namedEnds(context, { origin: "origin_id", destination: "destination_id" });
  return { kind: "ready", data: { ...loaded.data, ends } };
}
