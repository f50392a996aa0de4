import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import type { SearchMapValue, SearchValue } from "#products/stay/contract/stay.shapes.ts";

/** R38: parameters of a search beside its filters. `destination_name` is only shown, never looked up. */
const searched = ["destination_id", "check_in", "length_of_stay", "rooms"] as const;

/** Results, and the places of all of them while the map is shown. */
export type Searched = SearchValue & { map: SearchMapValue | null };
export type SearchData = ListData<Searched>;

export const loadSearch = (context: LoadContext): Promise<Loaded<SearchData>> =>
  loadList(
    context,
    listFilters.property,
    async (query) => {
      const { client, request } = context;
      const typed = request.query.get("check_in") ?? "";
      const { destination_id, length_of_stay } = query;
      const asked = { ...query, destination_id, length_of_stay, check_in: normaliseIso(typed) ?? typed };
      const [list, map] = await Promise.all([
        client.call(stayCalls.search, { query: asked }),
        request.query.get("view") === "map" ? client.call(stayCalls.searchMap, { query: asked }) : null,
      ]);
      if (!list.ok) return list;
      if (map !== null && !map.ok) return map;
      return { ...list, value: { ...list.value, map: map?.value ?? null } };
    },
    searched,
  );
