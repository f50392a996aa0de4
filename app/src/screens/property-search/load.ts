import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { propertyCalls } from "#domain/contract/property.calls.ts";
import type { SearchValue } from "#domain/contract/property.shapes.ts";

/** R38: what a search is made of beside its filters. `destination_name` is only shown, never looked up (A53). */
const searched = ["destination_id", "check_in", "length_of_stay", "rooms"] as const;

export type SearchData = ListData<SearchValue>;

export const loadSearch = (context: LoadContext): Promise<Loaded<SearchData>> =>
  loadList(
    context,
    listFilters.property,
    (query) => {
      const typed = context.request.query.get("check_in") ?? "";
      const { destination_id, length_of_stay } = query;
      const asked = { ...query, destination_id, length_of_stay, check_in: normaliseIso(typed) ?? typed };
      return context.client.call(propertyCalls.search, { query: asked });
    },
    searched,
  );
