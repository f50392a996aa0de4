import { type ListData, loadList } from "#app/src/features/results/load-list.ts";
import { type NamedEnds, namedEnds } from "#app/src/features/search/named-ends.ts";
import type { LoadContext, Loaded } from "#app/src/page/page.ts";
import { listFilters } from "#domain/addresses/list-filters.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import { searchedBy } from "#products/flight/web/flight-query.ts";

export type FlightSearchData = ListData<FlightSearchValue> & { ends?: NamedEnds };

/** A date in any calendar; an unreadable one is passed on, so that the provider reports it. */
const dateIn = (query: URLSearchParams, name: "departure_date" | "return_date"): string | undefined => {
  const typed = query.get(name) || undefined;
  return typed && (normaliseIso(typed) ?? typed);
};

/** R64, R65: offers by the filters of the address. */
export async function loadFlightSearch(context: LoadContext): Promise<Loaded<FlightSearchData>> {
  const loaded = await loadList(
    context,
    listFilters.flight,
    (query) => {
      const { origin_city_id, destination_city_id, adult_count } = query;
      const { query: typed } = context.request;
      const asked = {
        ...query,
        origin_city_id,
        destination_city_id,
        adult_count,
        departure_date: dateIn(typed, "departure_date"),
        return_date: dateIn(typed, "return_date"),
      };
      return context.client.call(flightCalls.search, { query: asked });
    },
    searchedBy,
  );
  if (loaded.kind !== "ready" || loaded.data.list !== null) return loaded;
  const ends = await namedEnds(context, { origin: "origin_city_id", destination: "destination_city_id" });
  return { kind: "ready", data: { ...loaded.data, ends } };
}
